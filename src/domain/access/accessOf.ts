import type { User } from '../types'
import { hasAnyPermission, hasPermission } from './permissions'
import { hasAnyRole, hasRole } from './roles'

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
