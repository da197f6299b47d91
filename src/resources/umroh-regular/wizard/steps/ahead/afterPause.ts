/** After a touch Chrome may call idle callbacks two seconds late. React yields to a press while it draws hidden steps. */
const LATEST_MS = 100

/** Calls `work` after a pause, when the phone is idle. The returned function calls it off. */
export function afterPause(ms: number, work: () => void): () => void {
  let idle = 0
  const timer = setTimeout(() => {
    idle = window.requestIdleCallback(work, { timeout: LATEST_MS })
  }, ms)
  return () => {
    clearTimeout(timer)
    if (idle) window.cancelIdleCallback(idle)
  }
}
