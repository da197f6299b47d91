import type { User } from '../types'
import { hasPermission } from './permissions'
import { hasRole } from './roles'

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
