/** A browser that has asked nobody and does nothing for so long does not copy. */
const PATIENCE_MS = 3000

/** Puts a text on the clipboard. False if the browser has none (a page without https), forbids it or does not answer. */
export async function copyText(text: string): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS)
  })
  try {
    return await Promise.race([navigator.clipboard.writeText(text).then(() => true), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
