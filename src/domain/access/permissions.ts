import type { Id, User } from '../types'
import { hasFeature, type Feature } from './features'
import { hasRole, hasAnyRole } from './roles'

type Holder = Pick<User, 'permissions' | 'features'> | null | undefined

/** Whether the user has a permission. The permission `*` stands for all of them (docs/product.md §3.8.2). */
export const hasPermission = (user: Holder, permission: string): boolean =>
  (user?.permissions ?? []).some((held) => held === permission || held === '*')

export const hasAnyPermission = (user: Holder, permissions: readonly string[]): boolean =>
  permissions.some((permission) => hasPermission(user, permission))

/** The part of a resource's definition that decides about access. */
export type AccessRule = {
  name: string
  /** The actions that every signed-in user may do. */
  mitraMay?: readonly string[]
  /** Whether each record belongs to a mitra. */
  belongsToMitra?: boolean
  /** The feature of the partner API that it needs. */
  feature?: Feature
  /** The permission that every action takes, in place of `{name}.{action}`. */
  needs?: string
}

/** The user whose access is checked, whether they have an admin role, and the mitra they belong to. */
export type Who = { user: Holder; isAdmin: boolean; mitra: { id?: Id } | null | undefined }

/**
 * Whether a signed-in user may do `action` on a resource. The resource's rule lists the actions that everybody may do.
 * All others need the permission `{resource}.{action}`. Without a rule every action needs its permission. Nobody may do
 * anything where the partner API lacks the rule's feature. Staff are admins without a mitra. `record` is the one in
 * question: a mitra's own is theirs to change, another's is not.
 */
export function canAccess(
  { user, isAdmin, mitra }: Who,
  rules: readonly AccessRule[],
  resource: string,
  action: string,
  record?: { mitraId?: Id },
): boolean {
  if (!user) return false
  const rule = rules.find(({ name }) => name === resource)
  if (!hasFeature(user, rule?.feature)) return false
  const isStaff = rule?.belongsToMitra && isAdmin && !mitra
  // A new record needs a mitra as its owner.
  if (isStaff && action === 'create') return false
  const owner = rule?.belongsToMitra && isAdmin ? record?.mitraId : undefined
  const isOthers = isStaff || (owner !== undefined && String(owner) !== String(mitra?.id))
  // Admins change another mitra's record by permission alone. A partner API without accounts knows no such permission.
  const needsPermission = isOthers && action === 'edit' && hasFeature(user, 'accounts')
  const permission = rule?.needs ?? `${resource}.${action}`
  return (!needsPermission && rule?.mitraMay?.includes(action)) || hasPermission(user, permission)
}

/** The rights of an account: its roles and permissions, and the mitra whose packages it sees. */
export type Rights = Pick<User, 'roles' | 'permissions'> & { mitraId: number | string | null }

export const ADMIN_ROLE = 'admin'
/** This role gives nothing that an account with a mitra does not have anyway. */
const MITRA_ROLE = 'mitra'
export const EVERYTHING = '*'

const roleNames = ({ roles = [] }: Rights) => roles.map((role) => (typeof role === 'string' ? role : role.name))

const mayGrantRole = (granter: Rights, role: string): boolean =>
  role === MITRA_ROLE || hasRole(granter, role) || hasPermission(granter, EVERYTHING)

/**
 * An account with a mitra writes the mitra's packages and the number on its offers. The role of an admin alone does not
 * give that, so it does not give a mitra to anybody either, the admin included.
 */
const mayGrantMitra = (granter: Rights, { mitraId }: Rights): boolean =>
  mitraId === null || hasPermission(granter, EVERYTHING) || String(mitraId) === String(granter.mitraId)

/**
 * Whether the granter holds all of these rights (docs/product.md §29.2). Nobody gives rights that they do not hold,
 * and nobody changes an account that holds more than they do: a reset link would give them that account.
 */
export const holdsAll = (granter: Rights, rights: Rights): boolean =>
  roleNames(rights).every((role) => mayGrantRole(granter, role)) &&
  (rights.permissions ?? []).every((permission) => hasPermission(granter, permission)) &&
  mayGrantMitra(granter, rights)

/** The four questions about a user's roles and permissions (docs/product.md §3.8.2). */
export type Access = {
  hasRole: (role: string) => boolean
  hasAnyRole: (roles: readonly string[]) => boolean
  hasPermission: (permission: string) => boolean
  hasAnyPermission: (permissions: readonly string[]) => boolean
}

/** Answers the questions for the user whom `read` returns at the time of each question. */
export const accessOf = (read: () => User | null): Access => ({
  hasRole: (role) => hasRole(read(), role),
  hasAnyRole: (roles) => hasAnyRole(read(), roles),
  hasPermission: (permission) => hasPermission(read(), permission),
  hasAnyPermission: (permissions) => hasAnyPermission(read(), permissions),
})
