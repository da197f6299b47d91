const FIRST_SCREEN_MS = 2000

/**
 * Calls `run` some seconds after the page has loaded and when the phone is idle, so that it never delays the first
 * screen.
 */
export function afterFirstScreen(run: () => void): void {
  const schedule = () =>
    void setTimeout(() => (window.requestIdleCallback ? window.requestIdleCallback(run) : run()), FIRST_SCREEN_MS)
  if (document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true })
}
