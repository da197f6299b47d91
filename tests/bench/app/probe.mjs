/**
 * Runs in the page before the app's scripts. `window.bench` measures inside the page how long a tap or key takes, so
 * that the test runner adds nothing to the figure. A frame counts as painted when the first task after it runs
 * (requestAnimationFrame, then a MessageChannel message).
 */
export function probe() {
  const painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done(performance.now())
        port2.postMessage(null)
      })
    })

  // Milliseconds from each key press to the frame after the input event that it caused.
  const keys = []
  let pressedAt = null
  addEventListener(
    'keydown',
    (event) => {
      pressedAt = event.timeStamp
    },
    true,
  )
  addEventListener(
    'input',
    () => {
      if (pressedAt === null) return
      const start = pressedAt
      pressedAt = null
      void painted().then((end) => keys.push(end - start))
    },
    true,
  )
  const eventTimes = new Map()
  new PerformanceObserver((list) => {
    for (const { name, interactionId, duration } of list.getEntries()) {
      if (interactionId && name.startsWith('key'))
        eventTimes.set(interactionId, Math.max(duration, eventTimes.get(interactionId) ?? 0))
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })

  let armed = Promise.resolve(null)
  /** Measures from the next tap to the frame that shows `selector` with a text other than `unlike`. */
  function arm(selector, unlike) {
    const isThere = () => {
      const element = document.querySelector(selector)
      return Boolean(element?.getClientRects().length) && element.textContent !== unlike
    }
    armed = new Promise((done) => {
      let start = NaN
      addEventListener(
        'pointerdown',
        (event) => {
          start = event.timeStamp
        },
        { capture: true, once: true },
      )
      const observer = new MutationObserver(() => {
        if (Number.isNaN(start) || !isThere()) return
        observer.disconnect()
        void painted().then((end) => done({ start, end, took: end - start }))
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    })
  }

  const frame = () => new Promise((done) => requestAnimationFrame(done))

  /**
   * Scrolls by `px` in each frame while `goesOn` is true. Returns the time taken, the longest frame and the number of
   * frames without a card.
   */
  async function scroll(px, goesOn) {
    const start = performance.now()
    let [last, longest, blank, frames] = [start, 0, 0, 0]
    while (goesOn(frames)) {
      scrollBy(0, px)
      await frame()
      const now = performance.now()
      if (now - start > 120_000) return { took: NaN, longest, blank, frames }
      longest = Math.max(longest, now - last)
      last = now
      frames += 1
      if (!document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('.rows > div')) blank += 1
    }
    return { took: (await painted()) - start, longest, blank, frames }
  }
  const isShown = (text) => [...document.querySelectorAll('article h2')].some((title) => title.textContent === text)

  window.bench = {
    keys,
    arm,
    fling: (px, frames) => scroll(px, (done) => done < frames),
    scrollUntil: (text, px) => scroll(px, () => !isShown(text)),
    /** Resolves with the time of the tap that `arm` waited for. */
    result: () => armed,
    /** The durations of the keys by Event Timing, which reports none below its threshold. */
    eventTimes: () => [...eventTimes.values()],
    /** The time when the last answer from this address arrived. */
    answeredAt: (part) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes(part))
        .at(-1)?.responseEnd ?? NaN,
  }
}
