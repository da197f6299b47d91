/** The canvas's own copy of the typeface. */
export const FACE = 'Offer Picture'
/** A picture waits this long for the file, and is then drawn in the phone's own typeface. */
const WAIT = 1000

let loading: Promise<unknown> | null = null

async function load(): Promise<void> {
  const file = document.querySelector<HTMLMetaElement>('meta[name=typeface]')?.content
  if (!file) return
  const face = new FontFace(FACE, `url(${file})`, { weight: '200 800' })
  document.fonts.add(await face.load())
}

/**
 * Loads the typeface for the picture, which the page itself does without on a first visit (src/shell/boot.ts). Never fails and
 * never waits long: a phone without the file draws with its own typeface (docs/product.md §21.3.11).
 */
export function loadTypeface(): Promise<unknown> {
  loading ??= load().catch(() => {
    loading = null
  })
  return Promise.race([loading, new Promise((resolve) => setTimeout(resolve, WAIT))])
}
