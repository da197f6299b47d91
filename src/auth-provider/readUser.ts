import { isObject } from '../domain/values/isObject'
import type { Mitra, User } from '../domain/types'

const isId = (value: unknown): value is User['id'] =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')
const isText = (value: unknown): value is string => typeof value === 'string'
const textOf = (value: unknown) => (isText(value) ? value : '')

type Role = NonNullable<User['roles']>[number]
const isRole = (value: unknown): value is Role => isText(value) || (isObject(value) && isText(value.name))

/**
 * A user as an API sends them and as they lie in storage: screens show the name and ask for the roles at every start, and what
 * breaks one there breaks the app for as long as the session lasts. Null where nobody can be made out.
 */
export function readUser(value: unknown): User | null {
  if (!isObject(value) || !isId(value.id)) return null
  const { roles, permissions, ...user } = value
  return {
    ...user,
    id: value.id,
    name: textOf(value.name),
    email: textOf(value.email),
    ...(Array.isArray(roles) ? { roles: roles.filter(isRole) } : {}),
    ...(Array.isArray(permissions) ? { permissions: permissions.filter(isText) } : {}),
  }
}

/** The same for a mitra. */
export const readMitra = (value: unknown): Mitra | null =>
  isObject(value) && isId(value.id) ? { id: value.id, name: textOf(value.name) } : null
