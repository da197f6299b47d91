import { readSettings } from './settings/env'
import type { Program } from './program'

const EVERYWHERE = new Set(['0.0.0.0', '::'])
const WITHIN = 4_000

/** Asks the server of this machine for its health, and exits with 0 only if it is well: the health check of a container. */
export async function askHealth({ root }: Program): Promise<void> {
  const { host, port } = readSettings(process.env, root)
  const address = EVERYWHERE.has(host) ? '127.0.0.1' : host
  const answer = await fetch(`http://${address}:${port}/api/health`, { signal: AbortSignal.timeout(WITHIN) }).catch(
    () => null,
  )
  process.exit(answer?.status === 200 ? 0 : 1)
}
