import type { Store } from '../stores/store'
import { clockOf, erasingTime } from '../clock'
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

/** A business rests for less, so that the clock may be wrong. */
const MANY_DAYS = 7
const daysText = (days: number) =>
  `Jam server ${days} hari di depan kegiatan terakhir yang tercatat di Riwayat. Data lama baru dihapus setelah ada kegiatan dengan jam ini, sehari kemudian. Bila jam ini salah, betulkan.`

/**
 * Erases old data of customers, and uploads of yesterday that no record uses (docs/product.md §15.8.5), now and once a day.
 * Nothing is erased that only a wrong clock makes old; the first such run says so. Returns a function that ends this, after
 * the run that is under way.
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
  let isTold = false
  const untilOf = async (now: number) => {
    const until = await erasingTime(store, now)
    const days = Math.floor((now - until) / DAY)
    if (until === 0 || days < MANY_DAYS || isTold) return until
    isTold = true
    log.warn('clock.ahead', { days, text: daysText(days) })
    return until
  }
  return repeatedly(async () => {
    const now = clockOf(store)()
    await erase('customers', async () => eraseOldCustomers(store, months, now, await untilOf(now)))
    await erase('uploads', async () => store.eraseUploads((await untilOf(now)) - DAY))
  }, DAY)
}
