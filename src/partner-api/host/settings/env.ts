import { join, resolve } from 'node:path'
import { databaseUrlOf, migrateUrlOf } from './databaseUrl'
import { publicUrlOf } from './publicUrl'
import { LOG_FORMATS, LOG_LEVELS, type LogFormat, type LogLevel } from '../log/log'
import { readOwner, type OwnerSettings } from './ownerSettings'
import { StartError } from '../startError'

/** Settings of the Node host, from its environment. */
export type ServerSettings = {
  port: number
  host: string
  databaseUrl: string | null
  /** The address for migrations and backups, where `databaseUrl` is that of a pooler. */
  databaseMigrateUrl: string | null
  /** Whether connections keep prepared statements, which a pooler in transaction mode may lose. */
  databasePrepared: boolean
  dataDir: string
  distDir: string
  /** True when a proxy in front of the server names the client in the last entry of X-Forwarded-For. */
  trustProxy: boolean
  /** Whether every admin must have a second factor. */
  requireTotp: boolean
  maxConnections: number
  /** The address under which customers reach the site; null: the host that each request names. */
  publicUrl: string | null
  /** Data of customers is erased so many months after their offers ended. */
  customerDataMonths: number
  /** Whether a new database gets the demo; `auto`: only where nobody else can reach it. */
  seed: Seed
  /** The first account of a database without accounts. */
  owner: OwnerSettings | null
  /** The address of `/metrics`; null when nobody asked for it. */
  metrics: { port: number; host: string } | null
}
const SEEDS = ['auto', 'demo', 'none'] as const
type Seed = (typeof SEEDS)[number]
export type LogSettings = { level: LogLevel; format: LogFormat }

export type Environment = Readonly<Record<string, string | undefined>>

const textOf = (env: Environment, name: string, fallback: string) => env[name]?.trim() || fallback

function numberOf(env: Environment, name: string, fallback: number, max: number, min = 0): number {
  const text = textOf(env, name, String(fallback))
  if (!/^\d{1,7}$/.test(text) || Number(text) > max || Number(text) < min)
    throw new StartError(`${name} harus angka ${min} sampai ${max}, bukan "${text}".`)
  return Number(text)
}
const portOf = (env: Environment, name: string, fallback: number) => numberOf(env, name, fallback, 65_535)

function wordOf<Word extends string>(env: Environment, name: string, words: readonly Word[], fallback: Word): Word {
  const text = textOf(env, name, fallback)
  const word = words.find((one) => one === text)
  if (word === undefined) throw new StartError(`${name} harus salah satu dari ${words.join(', ')}, bukan "${text}".`)
  return word
}

/** A switch is 1 or 0. Another word must not pass for "off": `true` would leave a protection out that was meant to be on. */
const isOn = (env: Environment, name: string): boolean => wordOf(env, name, ['0', '1'], '0') === '1'

/** Reads the settings that docs/deploying.md lists; throws StartError for a wrong one. `root` is the program's folder. */
export function readSettings(env: Environment, root = '.'): ServerSettings {
  return {
    port: portOf(env, 'PORT', 3000),
    host: textOf(env, 'HOST', '127.0.0.1'),
    databaseUrl: databaseUrlOf(env),
    databaseMigrateUrl: migrateUrlOf(env),
    databasePrepared: isOn(env, 'DATABASE_PREPARED'),
    dataDir: resolve(textOf(env, 'DATA_DIR', '.data')),
    distDir: resolve(textOf(env, 'DIST_DIR', join(root, 'dist'))),
    trustProxy: isOn(env, 'TRUST_PROXY'),
    requireTotp: isOn(env, 'REQUIRE_TOTP'),
    seed: wordOf(env, 'SEED', SEEDS, 'auto'),
    owner: readOwner(env),
    maxConnections: numberOf(env, 'MAX_CONNECTIONS', 1_000, 1_000_000),
    publicUrl: publicUrlOf(env),
    customerDataMonths: numberOf(env, 'CUSTOMER_DATA_MONTHS', 24, 240, 1),
    metrics: textOf(env, 'METRICS_PORT', '')
      ? { port: portOf(env, 'METRICS_PORT', 0), host: textOf(env, 'METRICS_HOST', '127.0.0.1') }
      : null,
  }
}

/** People at a terminal get text, and programs that collect logs get JSON, unless LOG_FORMAT says otherwise. */
export const readLogSettings = (env: Environment, isTerminal: boolean): LogSettings => ({
  level: wordOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  format: wordOf(env, 'LOG_FORMAT', LOG_FORMATS, isTerminal ? 'text' : 'json'),
})
