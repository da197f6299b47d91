import type { Id, User } from '../types'
import { hasFeature, type Feature } from './features'

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
  mitraMay: readonly string[]
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
  return (!needsPermission && rule?.mitraMay.includes(action)) || hasPermission(user, permission)
}
