import type { Environment } from './env'
import { secretFile } from './secretFile'
import { StartError } from '../startError'

/**
 * DATABASE_URL, or null for the embedded database. The password may stand in the file of DATABASE_PASSWORD_FILE, so
 * that no list of processes or settings shows it.
 */
export function databaseUrlOf(env: Environment): string | null {
  const text = env.DATABASE_URL?.trim()
  if (!text) return null
  const password = secretFile(env, 'DATABASE_PASSWORD')
  if (password === undefined) return text
  if (!URL.canParse(text)) throw new StartError('DATABASE_URL bukan alamat yang benar.\nDATABASE_URL is not a URL.')
  const url = new URL(text)
  url.password = encodeURIComponent(password)
  return url.href
}
