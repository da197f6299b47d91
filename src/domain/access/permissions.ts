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

/**
 * Whether a signed-in user may do `action` on a resource: what its rule allows to everybody, and everything else by a
 * permission named `{resource}.{action}`. Without a rule the permission alone decides.
 */
export function canAccess(user: Holder, rules: readonly AccessRule[], resource: string, action: string): boolean {
  if (!user) return false
  const rule = rules.find(({ name }) => name === resource)
  return Boolean(rule?.mitraMay.includes(action)) || hasPermission(user, `${resource}.${action}`)
}
