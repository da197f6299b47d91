import { HOTEL_RESOURCES, MASTERS } from '../masters/masters'
import type { User } from '../types'

type Holder = Pick<User, 'permissions'> | null | undefined

/** Whether the user carries a permission; `*` grants every one (spec §6). */
export const hasPermission = (user: Holder, permission: string): boolean =>
  (user?.permissions ?? []).some((held) => held === permission || held === '*')

export const hasAnyPermission = (user: Holder, permissions: readonly string[]): boolean =>
  permissions.some((permission) => hasPermission(user, permission))

const READ = ['list', 'show'] as const
const MITRA_MAY: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['umroh-regular', ['list', 'show', 'create', 'edit']],
  ['umroh-packages', READ],
  ...Object.values(MASTERS).map(({ resource }) => [resource, READ] as const),
  ...Object.values(HOTEL_RESOURCES).map((resource) => [resource, READ] as const),
])

/**
 * Whether a signed-in user may do `action` on `resource`: every mitra the spec's own screens, everything else by a
 * permission named `{resource}.{action}`.
 */
export const canAccess = (user: Holder, resource: string, action: string): boolean =>
  Boolean(user) && (Boolean(MITRA_MAY.get(resource)?.includes(action)) || hasPermission(user, `${resource}.${action}`))
