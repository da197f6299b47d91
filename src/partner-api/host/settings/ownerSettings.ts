import { emailProblem, nameProblem, normalEmail } from '../../../domain/access/accountRules'
import { accountProblemTexts } from '../../../i18n/rules/accountRules'
import { newPasswordTexts } from '../../../i18n/rules/newPassword'
import { passwordProblem } from '../../auth/passwords'
import type { Environment } from './env'
import { secretFile } from './secretFile'
import { sentence, StartError } from '../startProblem'

/** The first account of a new database, as the environment names it. */
export type OwnerSettings = { business: string; name: string; email: string; password: string }

/**
 * Reads OWNER_EMAIL, OWNER_PASSWORD (or OWNER_PASSWORD_FILE), OWNER_NAME and OWNER_BUSINESS; null without an email. Throws
 * StartError when the email comes without a password.
 */
export function readOwner(env: Environment): OwnerSettings | null {
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
