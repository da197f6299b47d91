import { isStorable } from '../values/isStorable'
import { normalEmail } from './email'

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[a-z]{2,}$/i
const MIN_PASSWORD = 6

export const isEmail = (text: string): boolean => EMAIL.test(text)

export type CredentialProblems = { email?: string; password?: string }

/**
 * Checks a login by the rules of docs/product.md §3.2. Returns an i18n key for each field with a problem. It trims
 * nothing.
 */
export function credentialProblems({ email, password }: { email: string; password: string }): CredentialProblems {
  const problems: CredentialProblems = {}
  if (email === '') problems.email = 'login.emailRequired'
  else if (!isEmail(email)) problems.email = 'login.emailFormat'
  if (password === '') problems.password = 'login.passwordRequired'
  else if (password.length < MIN_PASSWORD) problems.password = 'login.passwordLength'
  return problems
}

const MIN_LENGTH = 8
const MAX_LENGTH = 128

export type NewPasswordProblem = 'required' | 'characters' | 'tooShort' | 'tooLong' | 'isEmail' | 'common'

/** A password as it is hashed: phones and computers write one accented letter in two forms (docs/product.md §36.3). */
export const plainPassword = (password: string): string => password.normalize('NFKC')

/**
 * Checks a new password by the rules that a screen can check (docs/product.md §18.1.2). The partner API also refuses
 * common passwords. Characters are code points: an emoji is one.
 */
export function newPasswordProblem(password: string, email: string): NewPasswordProblem | null {
  const plain = plainPassword(password)
  const length = [...plain].length
  if (length === 0) return 'required'
  // A hash cannot tell such characters from others: `secret` and `secret\0` would be the same password.
  if (!isStorable(password)) return 'characters'
  if (length < MIN_LENGTH) return 'tooShort'
  if (length > MAX_LENGTH) return 'tooLong'
  return plain.toLowerCase() === normalEmail(email) ? 'isEmail' : null
}
