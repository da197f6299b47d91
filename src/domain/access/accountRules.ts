import { isEmail } from './credentials'
import { isStorable } from '../values/isStorable'
import { showsNothing } from '../values/letters'
import { normalEmail } from './email'

/** The rules of the forms for users, mitra and the first owner (docs/product.md §29.2): for the screens and for the API. */

const MAX = { name: 200, email: 254, permission: 100, permissions: 500, roles: 20 }
const PERMISSION = /^(\*|[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)*\.[a-z-]+)$/
const ROLE = /^[a-z][a-z0-9-]{0,39}$/

export type AccountProblem =
  | 'nameRequired'
  | 'nameLength'
  | 'nameCharacters'
  | 'emailRequired'
  | 'emailFormat'
  | 'rolesUnknown'
  | 'permissionsUnknown'

/** The problem of a person's, a mitra's or a business' name. */
export function nameProblem(name: unknown): AccountProblem | null {
  if (typeof name !== 'string' || showsNothing(name)) return 'nameRequired'
  if (!isStorable(name)) return 'nameCharacters'
  return [...name.trim()].length > MAX.name ? 'nameLength' : null
}

export function emailProblem(email: unknown): AccountProblem | null {
  const address = typeof email === 'string' ? normalEmail(email) : ''
  if (address === '') return 'emailRequired'
  return isStorable(address) && address.length <= MAX.email && isEmail(address) ? null : 'emailFormat'
}

const isListOf = (value: unknown, pattern: RegExp, most: number): value is string[] =>
  Array.isArray(value) &&
  value.length <= most &&
  value.every((item) => typeof item === 'string' && item.length <= MAX.permission && pattern.test(item))

export const rolesProblem = (roles: unknown): AccountProblem | null =>
  isListOf(roles, ROLE, MAX.roles) ? null : 'rolesUnknown'

export const permissionsProblem = (permissions: unknown): AccountProblem | null =>
  isListOf(permissions, PERMISSION, MAX.permissions) ? null : 'permissionsUnknown'
