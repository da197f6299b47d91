import type { Store } from '../store'
import { eraseOldCustomers } from '../offers/erasure'
import { errorFields, type Log } from './log/log'

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

const DAY = 24 * 60 * 60_000

/**
 * Erases old data of customers, and uploads of yesterday that no record uses (docs/product.md §15.8.5), now and once a day.
 * Returns a function that ends this, after the run that is under way.
 */
export function keepErasing(store: Store, months: number, log: Log): () => Promise<void> {
  const erase = async (what: 'customers' | 'uploads', work: () => Promise<number>) => {
    try {
      const erased = await work()
      if (erased > 0) log.info(`${what}.erased`, { [what]: erased })
    } catch (error) {
      log.error(`${what}.failed`, { error: errorFields(error) })
    }
  }
  return repeatedly(async () => {
    await erase('customers', () => eraseOldCustomers(store, months, Date.now()))
    await erase('uploads', () => store.eraseUploads(Date.now() - DAY))
  }, DAY)
}
