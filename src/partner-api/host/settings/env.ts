import { join, resolve } from 'node:path'
import { readFileSync } from 'node:fs'
import { LOG_FORMATS, LOG_LEVELS, type LogFormat, type LogLevel } from '../log/log'
import { StartError, sentence } from '../../errors/startProblem'
import { parsedUrl } from '@/domain/values/urls'
import { emailProblem, nameProblem } from '@/domain/access/accountRules'
import { normalEmail } from '@/domain/access/email'
import { accountProblemTexts } from '@/i18n/rules/accountRules'
import { newPasswordTexts } from '@/i18n/rules/newPassword'
import { hasPassword, hostsOf, withPassword } from '../../postgres/connect/hosts'
import { passwordProblem } from '../../auth/passwords'

/** The content of the file that `NAME_FILE` names, without the line feed at its end; undefined when it names none. */
function secretFile(env: Environment, name: string): string | undefined {
  const file = env[`${name}_FILE`]?.trim()
  if (!file) return undefined
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch {
    throw new StartError(`${name}_FILE: file "${file}" tidak bisa dibaca.\n${name}_FILE cannot be read.`)
  }
}

/** The first account of a new database, as the environment names it. */
export type OwnerSettings = { business: string; name: string; email: string; password: string }

/**
 * Reads OWNER_EMAIL, OWNER_PASSWORD (or OWNER_PASSWORD_FILE), OWNER_NAME and OWNER_BUSINESS; null without an email. Throws
 * StartError when the email comes without a password.
 */
function readOwner(env: Environment): OwnerSettings | null {
  const email = env.OWNER_EMAIL?.trim() || secretFile(env, 'OWNER_EMAIL')?.trim()
  if (!email) return null
  const password = env.OWNER_PASSWORD || secretFile(env, 'OWNER_PASSWORD')
  if (!password)
    throw new StartError(
      'OWNER_EMAIL memerlukan OWNER_PASSWORD atau OWNER_PASSWORD_FILE.\nOWNER_EMAIL needs OWNER_PASSWORD or OWNER_PASSWORD_FILE.',
    )
  return {
    business: env.OWNER_BUSINESS?.trim() || 'Umroh Mitra',
    name: env.OWNER_NAME?.trim() || 'Pemilik',
    email: normalEmail(email),
    password,
  }
}

/** Throws StartError when no account can be made of these settings. Only a database without accounts asks. */
export async function checkOwner({ business, name, email, password }: OwnerSettings): Promise<void> {
  const address = emailProblem(email)
  const named = nameProblem(name) ?? nameProblem(business)
  const secret = await passwordProblem(password, email)
  const texts = [
    ...(address ? [`OWNER_EMAIL: ${accountProblemTexts[address]}.`] : []),
    ...(named ? [`OWNER_NAME, OWNER_BUSINESS: ${accountProblemTexts[named]}.`] : []),
    ...(secret ? [`OWNER_PASSWORD: ${sentence(newPasswordTexts[secret])}`] : []),
  ]
  if (texts.length > 0) throw new StartError(texts.join('\n'))
}

const notAnAddress = (name: string) => new StartError(`${name} bukan alamat yang benar.\n${name} is not a URL.`)

/** Reads an address from a variable. `wants` tells whether the password of DATABASE_PASSWORD_FILE is added to it. */
function addressOf(env: Environment, name: string, wants: (url: string) => boolean): string | null {
  const text = env[name]?.trim()
  if (!text) return null
  const hosts = hostsOf(text)
  const password = secretFile(env, 'DATABASE_PASSWORD')
  if (password === undefined || !wants(text)) return text
  const url = hosts.every((host) => URL.canParse(host)) ? withPassword(text, password) : null
  if (url === null) throw notAnAddress(name)
  return url
}

/**
 * DATABASE_URL, or null for the embedded database. The password may stand in the file of DATABASE_PASSWORD_FILE, so
 * that no list of processes or settings shows it.
 */
export const databaseUrlOf = (env: Environment): string | null => addressOf(env, 'DATABASE_URL', () => true)

/** DATABASE_MIGRATE_URL: the address for migrations and backups, which a pooler should not carry; null without one. */
export const migrateUrlOf = (env: Environment): string | null =>
  addressOf(env, 'DATABASE_MIGRATE_URL', (url) => !hasPassword(url))

/** PUBLIC_URL without a slash at its end, or null. Throws StartError for anything but scheme and host. */
function publicUrlOf(env: Environment): string | null {
  const text = env.PUBLIC_URL?.trim().replace(/\/$/, '')
  if (!text) return null
  const url = parsedUrl(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.toLowerCase())
    throw new StartError(
      `PUBLIC_URL harus alamat seperti https://umroh.example.com, tanpa jalur.\nPUBLIC_URL must be an address like https://umroh.example.com, without a path.`,
    )
  return url.origin
}

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
  /** The folder of the daily backups; null: none are made. */
  backupDir: string | null
  /** True when a proxy in front of the server names the client in the last entry of X-Forwarded-For. */
  trustProxy: boolean
  /** Whether every admin must have a second factor. */
  requireTotp: boolean
  /** Whether devices may be told news, through the push services of their browsers. */
  sendsPush: boolean
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

type Environment = Readonly<Record<string, string | undefined>>

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
const isOn = (env: Environment, name: string, otherwise: '0' | '1' = '0'): boolean =>
  wordOf(env, name, ['0', '1'], otherwise) === '1'

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
    backupDir: env.BACKUP_DIR?.trim() ? resolve(env.BACKUP_DIR.trim()) : null,
    trustProxy: isOn(env, 'TRUST_PROXY'),
    requireTotp: isOn(env, 'REQUIRE_TOTP'),
    sendsPush: isOn(env, 'PUSH', '1'),
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
