import { hasPassword, hostsOf, withPassword } from '../../postgres/connect/hosts'
import type { Environment } from './env'
import { secretFile } from './secretFile'
import { StartError } from '../startError'

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
