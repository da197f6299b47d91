import { resolve } from 'node:path'
import { StartError } from './startError'

/** Settings of the Node host, from its environment. */
export type ServerSettings = {
  port: number
  host: string
  databaseUrl: string | null
  dataDir: string
  distDir: string
  /** True when a proxy in front of the server names the client in the last entry of X-Forwarded-For. */
  trustProxy: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads PORT, HOST, DATABASE_URL, DATA_DIR, DIST_DIR and TRUST_PROXY; throws StartError when PORT is not a port. */
export function readSettings(env: Environment): ServerSettings {
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback
  const port = text('PORT', '3000')
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new StartError(`PORT harus angka 0 sampai 65535, bukan "${port}".`)
  return {
    port: Number(port),
    host: text('HOST', '0.0.0.0'),
    databaseUrl: text('DATABASE_URL', '') || null,
    dataDir: resolve(text('DATA_DIR', '.data')),
    distDir: resolve(text('DIST_DIR', 'dist')),
    trustProxy: text('TRUST_PROXY', '') === '1',
  }
}
