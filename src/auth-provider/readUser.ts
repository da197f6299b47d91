import { isObject } from '../domain/values/isObject'
import type { Mitra, User } from '../domain/types'

const isId = (value: unknown): value is User['id'] =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')
const isText = (value: unknown): value is string => typeof value === 'string'
const textOf = (value: unknown) => (isText(value) ? value : '')

type Role = NonNullable<User['roles']>[number]
const isRole = (value: unknown): value is Role => isText(value) || (isObject(value) && isText(value.name))

/**
 * Checks a user that an API sent or that storage holds. Screens read its name and roles at every start, so one
 * malformed field would break the app for the whole session. Null when there is no usable id.
 */
export function readUser(value: unknown): User | null {
  if (!isObject(value) || !isId(value.id)) return null
  const { roles, permissions, features, ...user } = value
  return {
    ...user,
    id: value.id,
    name: textOf(value.name),
    email: textOf(value.email),
    ...(Array.isArray(roles) ? { roles: roles.filter(isRole) } : {}),
    ...(Array.isArray(permissions) ? { permissions: permissions.filter(isText) } : {}),
    ...(Array.isArray(features) ? { features: features.filter(isText) } : {}),
  }
}

/** Reads the user of a login or a profile, with the features that the answer names beside the user. */
export const readAccount = (answer: { user?: unknown; features?: unknown } | null): User | null =>
  isObject(answer?.user) ? readUser({ ...answer.user, features: answer.features }) : null

/** Checks a mitra in the same way. */
export const readMitra = (value: unknown): Mitra | null =>
  isObject(value) && isId(value.id) ? { id: value.id, name: textOf(value.name) } : null
