/** Runs `work` now and then again and again, one run at a time. Returns a function that ends this, after the run that is under way. */
export function repeatedly(work: () => Promise<void>, everyMs: number): () => Promise<void> {
  let running = work()
  const timer = setInterval(() => {
    running = running.then(work)
  }, everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
