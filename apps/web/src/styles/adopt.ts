/** Styles that a script brings along, since the one stylesheet is written into every page. */
export const adoptStyles = (css: string): void => {
  if (typeof document === 'undefined') return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
