import { unprocessable } from '../../routes/apiError'
import { messages } from '../../routes/messages'

const filled = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Reads the body of a login, or throws 422. The code of the second step is '' when it is missing. */
export function readCredentials({ email, password, code }: Record<string, unknown>) {
  const address = typeof email === 'string' ? email.trim().toLowerCase() : ''
  const problems = [
    ...(address === '' ? [['email', [messages.emailRequired]]] : []),
    ...(filled(password) ? [] : [['password', [messages.passwordRequired]]]),
  ]
  if (problems.length > 0) throw unprocessable(Object.fromEntries(problems))
  return { email: address, password: String(password), code: typeof code === 'string' ? code.trim() : '' }
}
