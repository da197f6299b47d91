import { Secret, TOTP } from 'otpauth'
import { plainNumberText } from '@/domain/values/numbers'
import type { StoreSession } from '../stores/store'
import { STEP_SKEW, type SecondFactor } from '../stores/sessionStore'
import { sha256 } from './tokens'

const HOW_MANY = 10
const GROUPS = 4
const GROUP_LENGTH = 4
// Crockford's base 32: no letter that a reader takes for a digit. 16 of them are 80 bits.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

const newGroup = () =>
  [...crypto.getRandomValues(new Uint8Array(GROUP_LENGTH))].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** Makes codes such as `7k2m-09qd-…`, each of which replaces the authenticator app once. */
const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, newGroup).join('-'))

/** The hash that the database keeps. Case, spaces and dashes of a typed code do not matter. */
export const recoveryHash = (userId: number, code: string): Promise<string> =>
  sha256(`recovery|${userId}|${code.toLowerCase().replace(/[\s-]/g, '')}`)

/** New codes of a user, and the hashes that the database keeps of them. */
export async function makeRecoveryCodes(userId: number): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = newRecoveryCodes()
  return { codes, hashes: await Promise.all(codes.map((code) => recoveryHash(userId, code))) }
}

/** The name under which an authenticator app lists the account. */
const ISSUER = 'Umroh Mitra'
const PERIOD = 30
const SECRET_BYTES = 20

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The address behind the QR code, which authenticator apps read (RFC 6238 with the defaults that all of them know). */
export const totpUri = (secret: string, email: string): string =>
  new TOTP({ issuer: ISSUER, label: email, secret, period: PERIOD }).toString()

/** A restored backup has the user's second factor without its secret: only a recovery code signs in. */
export const isRestored = ({ secret }: { secret: string }): boolean => secret === ''

/** Returns the time step that a code of six digits belongs to, or null when it is wrong. */
export function totpStep(secret: string, code: string, now: number): number | null {
  // Anybody can make the codes of an empty secret.
  if (isRestored({ secret })) return null
  const delta = new TOTP({ secret, period: PERIOD }).validate({ token: code, timestamp: now, window: STEP_SKEW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}

const SIX_DIGITS = /^\d{6}$/
const MAX_CODE = 100

/** Checks a code of the authenticator app, or a recovery code, and uses it up. */
export async function acceptCode(
  store: StoreSession,
  userId: number,
  { secret }: Pick<SecondFactor, 'secret'>,
  code: string,
  now: number,
): Promise<boolean> {
  const text = plainNumberText(code.slice(0, MAX_CODE)).replace(/[\s-]/g, '')
  if (!SIX_DIGITS.test(text)) return store.useRecoveryCode(userId, await recoveryHash(userId, text))
  const step = totpStep(secret, text, now)
  return step !== null && store.useStep(userId, step)
}
