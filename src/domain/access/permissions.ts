import type { User } from '../types'

type Holder = Pick<User, 'permissions'> | null | undefined

/** Whether the user carries a permission; `*` grants every one (spec §6). */
export const hasPermission = (user: Holder, permission: string): boolean =>
  (user?.permissions ?? []).some((held) => held === permission || held === '*')

export const hasAnyPermission = (user: Holder, permissions: readonly string[]): boolean =>
  permissions.some((permission) => hasPermission(user, permission))

/** What the access to a resource depends on: a part of its definition. */
export type AccessRule = {
  name: string
  /** What every signed-in user may do. */
  mitraMay: readonly string[]
  /** True: its records belong to a mitra. */
  belongsToMitra?: boolean
}

/** Who asks: a user, whether they hold an admin role, and the mitra that they belong to. */
export type Who = { user: Holder; isAdmin: boolean; mitra: unknown }

/**
 * Whether a signed-in user may do `action` on a resource: what its rule allows to everybody, and everything else by a
 * permission named `{resource}.{action}`. Without a rule the permission alone decides.
 */
export function canAccess(
  { user, isAdmin, mitra }: Who,
  rules: readonly AccessRule[],
  resource: string,
  action: string,
): boolean {
  if (!user) return false
  const rule = rules.find(({ name }) => name === resource)
  // A record that belongs to a mitra: an admin who has none can change such records, but make none.
  if (rule?.belongsToMitra && action === 'create' && isAdmin && !mitra) return false
  return Boolean(rule?.mitraMay.includes(action)) || hasPermission(user, `${resource}.${action}`)
}
