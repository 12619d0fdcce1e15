/**
 * The faces of the app. Together they are as large as the script, and over a slow line they would come before it: pages
 * are first set in the device's own, shaped to the same measures (styles/type.css), and change once all of ours are there.
 */
const FACES = ['400 1em "Atkinson Hyperlegible Next"', '700 1em "Atkinson Hyperlegible Next"', '600 1em Besley', '800 1em Besley']

/** Sets the page in our own faces, as soon as they are here. A face that does not come is done without. */
export const showFaces = async (): Promise<void> => {
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face)))
  document.documentElement.classList.add('faces')
}
