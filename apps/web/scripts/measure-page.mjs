// What is looked at on a page by measure. These functions run inside the page.

/** Text under 20 px, controls under 64 px, and whatever makes the page scroll sideways. */
export const findTooSmall = () => {
  const isHidden = (element) => {
    const style = getComputedStyle(element)
    if (style.display === 'none' || style.visibility === 'hidden') return true
    const box = element.getBoundingClientRect()
    // Kept for screen readers, or shown only while it has the focus.
    return (box.width <= 1 && box.height <= 1) || style.clipPath === 'inset(50%)' || box.bottom < 0 || box.right < 0
  }
  const isInHidden = (element) => {
    for (let one = element; one !== null; one = one.parentElement) if (isHidden(one)) return true
    return element.closest('details:not([open]) > :not(summary)') !== null
  }
  const nameOf = (element) =>
    `${element.tagName.toLowerCase()}${element.getAttribute('class') === null ? '' : `.${element.getAttribute('class').trim().replace(/\s+/g, '.')}`} "${(element.textContent ?? '').trim().slice(0, 40)}"`
  const faults = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    if (
      (node.textContent ?? '').trim() === '' ||
      element === null ||
      ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TITLE', 'DESC'].includes(element.tagName.toUpperCase())
    )
      continue
    if (isInHidden(element)) continue
    const drawn = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * drawn
    if (size < 19.99) faults.push(`text of ${size.toFixed(1)} px: ${nameOf(element)}`)
  }
  for (const element of document.querySelectorAll(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [role=tab]',
  )) {
    // A box or a switch is pressed by its label.
    const target = element.matches('input[type=checkbox], input[type=radio]') ? (element.closest('label') ?? element) : element
    if (isInHidden(target)) continue
    const { width, height } = target.getBoundingClientRect()
    if (width < 63.5 || height < 63.5) faults.push(`control of ${width.toFixed(0)} x ${height.toFixed(0)} px: ${nameOf(target)}`)
  }
  return [...faults, ...findOverflowing()]

  function findOverflowing() {
    const room = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= room) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => !isInHidden(element) && element.getBoundingClientRect().right > room + 1,
    )
    // The innermost ones say most.
    const inner = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    return [`${document.documentElement.scrollWidth} px wide in a window of ${room}: ${inner.slice(0, 3).map(nameOf).join(', ')}`]
  }
}

/** Faces of our own that are missing. */
export const findMissingFonts = async () => {
  await document.fonts.ready
  const faces = [...document.fonts]
    .map(({ family, weight, status }) => ({ family: family.replaceAll('"', ''), weight, status }))
    // Whatever a device has may stand in, or nothing.
    .filter(({ family }) => !family.startsWith('Stand-in'))
  const failed = faces.filter(({ status }) => status === 'error').map(({ family, weight }) => `${family} ${weight} did not load`)
  const absent = [
    ['Besley', 'h1'],
    ['Atkinson Hyperlegible Next', 'body'],
  ].flatMap(([family, place]) => {
    const element = document.querySelector(place)
    const wanted = element === null ? '' : getComputedStyle(element).fontFamily
    const loaded = faces.some((face) => face.family.startsWith(family) && face.status === 'loaded')
    return wanted.includes(family) && loaded ? [] : [`${family} is not what ${place} is set in (${wanted})`]
  })
  // The face for typing is there where something is set in it, and weighs on no other page.
  const mono = 'Atkinson Hyperlegible Mono'
  const typed = [...document.querySelectorAll('textarea, .place input, .signs dt, .hand__text, .card-text')].filter(
    (element) => element.checkVisibility() && !element.matches(':placeholder-shown'),
  )
  const isSet = typed.length > 0 && typed.every((element) => getComputedStyle(element).fontFamily.includes(mono))
  const isThere = faces.some(({ family, status }) => family === mono && status === 'loaded')
  if (typed.length > 0 && !(isSet && isThere)) failed.push(`${mono} is not what lines are typed in`)
  if (isThere && document.querySelector('.editor, .checker, .hands') === null) failed.push(`${mono} was fetched for nothing`)
  return [...failed, ...absent]
}
