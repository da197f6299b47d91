import { isStorable } from '@/domain/values/isStorable'
import { newPasswordProblem, plainPassword, type NewPasswordProblem } from '@/domain/access/credentials'
import { DEMO_ACCOUNTS } from './demoAccounts'

/** OWASP's figure for PBKDF2 with SHA-256. */
export const DEFAULT_ITERATIONS = 600_000
const SALT_BYTES = 16
const HASH_BITS = 256
const SCHEME = 'pbkdf2-sha256'

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, HASH_BITS),
  )
}

/** Returns `pbkdf2-sha256$iterations$salt$hash`, which {@link verifyPassword} reads. The password is not trimmed. */
export async function hashPassword(password: string, iterations = DEFAULT_ITERATIONS): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  return [SCHEME, iterations, toBase64(salt), toBase64(await derive(plainPassword(password), salt, iterations))].join(
    '$',
  )
}

async function isHashOf(password: string, stored: string): Promise<boolean> {
  const [scheme, iterations, salt, hash] = stored.split('$')
  if (scheme !== SCHEME || !iterations || !salt || !hash) return false
  const [expected, actual] = [fromBase64(hash), await derive(password, fromBase64(salt), Number(iterations))]
  let difference = expected.length ^ actual.length
  for (const [index, byte] of actual.entries()) difference |= byte ^ (expected[index] ?? 0)
  return difference === 0
}

/**
 * Compares a password with a hash: in its plain form, then as it was typed, which older hashes may hold. A refusal takes a
 * time that the typed text alone decides, whatever the account. False for a broken hash, and for a password with characters
 * that no password may have: PBKDF2 takes `secret` and `secret\0` for the same.
 */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const plain = plainPassword(password)
  const isRight = (await isHashOf(plain, stored)) || (plain !== password && (await isHashOf(password, stored)))
  return isRight && isStorable(password)
}

let list: Promise<ReadonlySet<string>> | undefined

/** Loads the list when the first password is set: it is 0.4 MB, and the demo runs this code in a browser. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], ...DEMO_ACCOUNTS.map(({ password }) => password)])
}

/**
 * Returns what is wrong with a new password, or null (docs/product.md §18.1.2). The list holds the 49,000 commonest
 * passwords in lower case, 18,000 of them with at least 8 characters, and the published ones of the demo.
 */
export async function passwordProblem(password: string, email: string): Promise<NewPasswordProblem | null> {
  const problem = newPasswordProblem(password, email)
  if (problem) return problem
  list ??= loadCommonPasswords()
  return (await list).has(plainPassword(password).toLowerCase()) ? 'common' : null
}
