/**
 * Runs `work` now and then again and again. A time that comes while a run is under way is left out. Returns a function that
 * ends this, after the run that is under way.
 */
export function repeatedly(work: () => Promise<void>, everyMs: number): () => Promise<void> {
  let running: Promise<void> | null = null
  const run = () => {
    running ??= work().finally(() => {
      running = null
    })
  }
  run()
  const timer = setInterval(run, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
