import type { User } from '../types'

type Holder = Pick<User, 'roles'> | null | undefined

const roleNames = (user: Holder) => (user?.roles ?? []).map((role) => (typeof role === 'string' ? role : role.name))

/** Whether the user has the role of this name (docs/product.md §3.8.2). */
export const hasRole = (user: Holder, role: string): boolean => roleNames(user).includes(role)

export const hasAnyRole = (user: Holder, roles: readonly string[]): boolean => roles.some((role) => hasRole(user, role))
