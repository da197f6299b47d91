import { readSettings, type ServerSettings } from './settings/env'
import type { Program } from '../errors/startProblem'

const EVERYWHERE = new Set(['0.0.0.0', '::'])
const WITHIN = 4_000

/** The address of the health of a server that listens on `host`. */
export function healthUrl({ host, port }: Pick<ServerSettings, 'host' | 'port'>): string {
  const address = EVERYWHERE.has(host) ? '127.0.0.1' : host
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}/api/health`
}

/** Asks the server of this machine for its health, and exits with 0 only if it is well: the health check of a container. */
export async function askHealth({ root }: Program): Promise<void> {
  const url = healthUrl(readSettings(process.env, root))
  const answer = await fetch(url, { signal: AbortSignal.timeout(WITHIN) }).catch(() => null)
  process.exit(answer?.status === 200 ? 0 : 1)
}
