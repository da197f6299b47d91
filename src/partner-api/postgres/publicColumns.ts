import { mitra, users } from './tables'

export const user = {
  id: users.id,
  email: users.email,
  name: users.name,
  passwordHash: users.passwordHash,
  mitraId: users.mitraId,
  roles: users.roles,
  permissions: users.permissions,
}
export const publicMitra = { id: mitra.id, name: mitra.name }
