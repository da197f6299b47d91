import { lastForwarded } from './clientAddress'
import type { Log } from '../log/log'

const ADVICE =
  'Permintaan membawa X-Forwarded-For, tetapi TRUST_PROXY belum diatur, sehingga semua pengguna tampak beralamat sama. ' +
  'Bila server ini di belakang satu reverse proxy, jalankan dengan TRUST_PROXY=1. Bila tidak, abaikan baris ini.'

/**
 * Returns what an untrusted proxy says about a client (docs/product.md §18.4.5), null without the header or with a trusted
 * proxy. The first such request writes one line to the log.
 */
export function forwardedForOf(trustProxy: boolean, log: Log): (request: Request) => string | null {
  let isTold = false
  return (request) => {
    const forwarded = trustProxy ? undefined : lastForwarded(request)
    if (forwarded === undefined) return null
    if (!isTold) log.warn('proxy.untrusted', { text: ADVICE })
    isTold = true
    return forwarded
  }
}
