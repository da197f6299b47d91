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
