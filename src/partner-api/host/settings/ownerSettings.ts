import { readFileSync } from 'node:fs'
import { emailProblem, nameProblem, normalEmail } from '../../../domain/access/accountRules'
import { accountProblemTexts } from '../../../i18n/rules/accountRules'
import { newPasswordTexts } from '../../../i18n/rules/newPassword'
import { passwordProblem } from '../../auth/passwords'
import type { Environment } from './env'
import { sentence, StartError } from '../startProblem'

/** The content of the file that `NAME_FILE` names, without the line feed at its end; undefined when it names none. */
export function secretFile(env: Environment, name: string): string | undefined {
  const file = env[`${name}_FILE`]?.trim()
  if (!file) return undefined
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch {
    throw new StartError(`${name}_FILE: file "${file}" tidak bisa dibaca.\n${name}_FILE cannot be read.`)
  }
}

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
