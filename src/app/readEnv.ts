import { parsedUrl } from '../domain/values/urls.ts'

export type Env = {
  /** The base address of the partner API. */
  apiUrl: string
  /** The base address of images and logos. */
  assetsUrl: string
  /** Whether saves send the header `Idempotency-Key`. */
  sendIdempotencyKey: boolean
  /** Users with one of these roles get the admin's desktop. */
  adminRoles: readonly string[]
  /** Whether the login page leaves out 'Continue with Google'. */
  hidesGoogle: boolean
}

export const DEFAULT_ADMIN_ROLES: readonly string[] = ['admin']

type Raw = Record<string, unknown>

function address(raw: Raw, name: string, fallback: string): string {
  const value = raw[name]
  if (value === undefined || value === '') return fallback
  if (typeof value === 'string' && (/^\/(?!\/)/.test(value) || (/^https?:\/\//.test(value) && parsedUrl(value))))
    return value
  throw new Error(`${name} must be a path such as ${fallback} or an http(s) address; it is '${String(value)}'.`)
}

/** Reads a variable that has one of two words: the first means true, the second false. */
function flag(raw: Raw, name: string, fallback: boolean, [yes, no] = ['true', 'false']): boolean {
  const value = raw[name]
  if (value === undefined || value === '') return fallback
  if (value === yes || value === no) return value === yes
  throw new Error(`${name} must be ${yes} or ${no}; it is '${String(value)}'.`)
}

function list(raw: Raw, name: string, fallback: readonly string[]): readonly string[] {
  const value = raw[name]
  if (value === undefined) return fallback
  if (typeof value !== 'string') throw new Error(`${name} must be names with commas between, such as admin,staf.`)
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/**
 * Reads the app's configuration. Throws an Error that names the variable and its allowed values. For an API of another
 * origin `Idempotency-Key` is off by default, because the API's CORS rules may not allow the header.
 */
export function readEnv(raw: Raw): Env {
  const apiUrl = address(raw, 'VITE_API_URL', '/api')
  return {
    apiUrl,
    assetsUrl: address(raw, 'VITE_ASSETS_URL', '/media'),
    sendIdempotencyKey: flag(raw, 'VITE_IDEMPOTENCY_KEY', apiUrl.startsWith('/')),
    adminRoles: list(raw, 'VITE_ADMIN_ROLES', DEFAULT_ADMIN_ROLES),
    hidesGoogle: !flag(raw, 'VITE_GOOGLE_LOGIN', true, ['show', 'hide']),
  }
}
