import { tokenIn } from '@/domain/values/tokenIn'
import {
  emailProblem,
  nameProblem,
  permissionsProblem,
  rolesProblem,
  type AccountProblem,
} from '@/domain/access/accountRules'
import { normalEmail } from '@/domain/access/email'
import { ADMIN_ROLE } from '@/domain/access/permissions'
import { accountProblemTexts } from '@/i18n/rules/accountRules'
import { newPasswordTexts } from '@/i18n/rules/newPassword'
import { passwordProblem } from '../../auth/passwords'
import { parseId } from '../../stores/snapshot'
import { requireNone } from '../../errors/apiError'
import { accountMessages, messages } from '../../errors/messages'
import type { AccountChanges } from '../../stores/accountsStore'
import { MITRA_PATHS, type MitraForm } from '@/records/mitra'
import { MITRA_RULES } from '@/records/rules'
import { readForm, strangersIn } from './requestBody'

type Body = Record<string, unknown>

/** Throws 422 with the texts of the problems and with every field that the call does not know. */
function refuse(body: Body, known: readonly string[], texts: Record<string, string | null>): void {
  requireNone([
    ...Object.entries(texts).flatMap(([name, text]) => (text === null ? [] : [[name, text] as const])),
    ...strangersIn(body, known),
  ])
}

const textOf = (problem: AccountProblem | null) => (problem === null ? null : accountProblemTexts[problem])

async function passwordText(password: unknown, email: string): Promise<string | null> {
  const problem = await passwordProblem(typeof password === 'string' ? password : '', email)
  return problem === null ? null : newPasswordTexts[problem]
}

export type SetupForm = { business: string; name: string; email: string; password: string }

/** Reads the first owner (POST `/partner/setup`), or throws 422. */
export async function readSetup(body: Body): Promise<SetupForm> {
  const { business, name, email, password } = body
  const address = typeof email === 'string' ? normalEmail(email) : ''
  refuse(body, ['business', 'name', 'email', 'password', 'key'], {
    business: textOf(nameProblem(business)),
    name: textOf(nameProblem(name)),
    email: textOf(emailProblem(email)),
    password: await passwordText(password, address),
  })
  return { business: String(business).trim(), name: String(name).trim(), email: address, password: String(password) }
}

/** Reads a user's form, or throws 422. Which rights may be given is decided in the write's own transaction. */
export function readAccount(body: Body): AccountChanges {
  const { name, email, mitra_id: mitra, roles, permissions } = body
  const mitraId = mitra === null ? null : parseId(mitra)
  const noneOf = (list: unknown) => Array.isArray(list) && list.length === 0
  const isAdmin = Array.isArray(roles) && roles.includes(ADMIN_ROLE)
  refuse(body, ['name', 'email', 'mitra_id', 'roles', 'permissions'], {
    name: textOf(nameProblem(name)),
    email: textOf(emailProblem(email)),
    roles: textOf(rolesProblem(roles)),
    permissions:
      textOf(permissionsProblem(permissions)) ?? (isAdmin || noneOf(permissions) ? null : accountMessages.adminsOnly),
    mitra_id:
      mitra !== null && mitra !== undefined && mitraId === null
        ? messages.notOffered
        : mitra === undefined || (mitraId === null && !isAdmin)
          ? accountMessages.mitraRequired
          : null,
  })
  const distinct = (list: unknown) => [...new Set(list as string[])]
  return {
    name: String(name).trim(),
    email: normalEmail(String(email)),
    mitraId,
    roles: distinct(roles),
    permissions: distinct(permissions),
  }
}

/** Reads a mitra's form, or throws 422. */
export const readMitra = (body: Body): MitraForm => readForm(body, null, { fields: MITRA_PATHS, ...MITRA_RULES })

/** Reads the token of a link; '' for anything that is no text. */
export const readLinkToken = ({ token }: Body): string => (typeof token === 'string' && tokenIn(token)?.token) || ''

/** Reads a new password, or throws 422. */
export async function readNewPassword({ password }: Body, email: string): Promise<string> {
  refuse({}, [], { password: await passwordText(password, email) })
  return String(password)
}
