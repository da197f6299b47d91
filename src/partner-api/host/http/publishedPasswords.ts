import type { ServerSettings } from '../settings/env'
import type { Log } from '../log/log'
import { isLocalRequest } from './loopback'

const ADVICE =
  'Seseorang di luar mesin ini mencoba masuk dengan kata sandi demo, yang diterbitkan di README, dan ditolak. ' +
  'Bila ada reverse proxy di depan server ini, jalankan dengan TRUST_PROXY=1 dan buat akun sendiri: npm run account -- help. ' +
  'Bila demo ini memang untuk umum, jalankan dengan SEED=demo.'

/**
 * Returns whether a login with a published password has to be refused (docs/product.md §17.1.4): settings do not show
 * whether a proxy passes on the requests of strangers, but a request does. The first one writes one line to the log.
 */
export function refusesPublishedOf(
  { seed, trustProxy }: Pick<ServerSettings, 'seed' | 'trustProxy'>,
  log: Log,
  isLocal: (request: Request, env: unknown) => boolean = isLocalRequest,
): (request: Request, env: unknown) => boolean {
  let isTold = false
  return (request, env) => {
    // Behind a trusted proxy every request comes from this machine.
    if (seed === 'demo' || (!trustProxy && isLocal(request, env))) return false
    if (!isTold) log.warn('demo.exposed', { text: ADVICE })
    isTold = true
    return true
  }
}
