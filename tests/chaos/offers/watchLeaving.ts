/**
 * Runs in the page before the app, in place of the phone's own sheet, its clipboard and WhatsApp. It reports on the
 * console, as `left: …`, every text that leaves the page through them, and every text that is drawn into a picture.
 */
export function watchLeaving() {
  const report = (by: string, text: string) =>
    console.info(`left: ${JSON.stringify({ by, path: window.location.pathname, text })}`)
  const give = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })

  give('canShare', () => true)
  give('share', async ({ text, title, url, files = [] }: ShareData) =>
    report('share', [text, title, url, ...files.map((file) => file.name)].join('\n')),
  )
  give('clipboard', { writeText: async (text: string) => report('clipboard', text) })
  window.open = (address) => {
    report('link', decodeURIComponent(String(address)))
    return { closed: false } as Window
  }

  const { prototype } = globalThis.CanvasRenderingContext2D ?? {}
  if (!prototype) return
  const { fillText } = prototype
  let drawn: string[] = []
  prototype.fillText = function (text, ...rest) {
    if (drawn.push(text) === 1)
      queueMicrotask(() => {
        report('picture', drawn.join('\n'))
        drawn = []
      })
    fillText.call(this, text, ...rest)
  }
}
