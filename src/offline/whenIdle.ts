/** Resolves when the phone has nothing better to do, but soon. */
export const whenIdle = () =>
  new Promise<unknown>((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve, { timeout: 1000 })
    else setTimeout(resolve, 200)
  })
