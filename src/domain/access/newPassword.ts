import { isStorable } from '../values/isStorable'

const MIN_LENGTH = 8
const MAX_LENGTH = 128

export type NewPasswordProblem = 'required' | 'characters' | 'tooShort' | 'tooLong' | 'isEmail' | 'common'

/**
 * Checks a new password by the rules that a screen can check (docs/product.md §18.1.2). The partner API also refuses
 * common passwords. Characters are code points: an emoji is one.
 */
export function newPasswordProblem(password: string, email: string): NewPasswordProblem | null {
  const length = [...password].length
  if (length === 0) return 'required'
  // A hash cannot tell such characters from others: `secret` and `secret\0` would be the same password.
  if (!isStorable(password)) return 'characters'
  if (length < MIN_LENGTH) return 'tooShort'
  if (length > MAX_LENGTH) return 'tooLong'
  return password.toLowerCase() === email.trim().toLowerCase() ? 'isEmail' : null
}
