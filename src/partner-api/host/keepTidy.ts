import type { Store } from '../store'
import { errorFields } from './log/errorFields'
import type { Log } from './log/log'
import { repeatedly } from './repeatedly'

const MINUTE = 60_000

/** Tidies the database now and each minute, so that no login waits for it (docs/product.md §29.5.7). Returns a function that ends this. */
export const keepTidy = (store: Pick<Store, 'tidy'>, log: Log, everyMs = MINUTE): (() => Promise<void>) =>
  repeatedly(async () => {
    try {
      await store.tidy()
    } catch (error) {
      log.error('tidying.failed', { error: errorFields(error) })
    }
  }, everyMs)
