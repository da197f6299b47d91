/** Resolves when the phone is idle, at the latest after a second. */
export const whenIdle = () =>
  new Promise<unknown>((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve, { timeout: 1000 })
    else setTimeout(resolve, 200)
  })
