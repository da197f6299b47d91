import { PLACES_KEPT, TRIES_KEPT } from '../../auth/limits/loginPaces'
import { IDLE_LIMIT, SESSION_LIFETIME, type ApiContext } from '../context'
import { KEY_LIFETIME } from '../idempotency'

const PURGE_EVERY = 30_000

/** Returns a function that deletes old rows, at most every half minute. Every login calls it, also one that is refused. */
export function purging({ store, now }: ApiContext): () => Promise<void> {
  let last = -Infinity
  return async () => {
    const time = now()
    if (Math.abs(time - last) < PURGE_EVERY) return
    last = time
    await store.purge({
      tokens: time - IDLE_LIMIT,
      begun: time - SESSION_LIFETIME,
      keys: time - KEY_LIFETIME,
      attempts: time - TRIES_KEPT,
      places: time - PLACES_KEPT,
    })
  }
}
