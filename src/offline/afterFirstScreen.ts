const FIRST_SCREEN_MS = 4000

/** Runs once the page is loaded, its first screen some seconds old and the phone idle: nothing waits for this. */
export function afterFirstScreen(run: () => void): void {
  const later = () =>
    void setTimeout(() => (window.requestIdleCallback ? window.requestIdleCallback(run) : run()), FIRST_SCREEN_MS)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}
