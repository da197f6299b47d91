import { describe, expect, it } from 'vitest'
import { emailProblem, nameProblem, permissionsProblem, rolesProblem } from '@/domain/access/accountRules'
import { EVERYTHING, holdsAll, type Rights } from '@/domain/access/permissions'
import { reactAdminDefinitions } from '@/app/reactAdminDefinitions'
import { grantableOf } from '@/resources/users/admin/permissions'

const admin = (permissions: string[], mitraId: number | null = null): Rights => ({
  roles: ['admin'],
  permissions,
  mitraId,
})
const mitra = (mitraId: number, permissions: string[] = []): Rights => ({ roles: ['mitra'], permissions, mitraId })

const allPermissions: string[] = [
  ...new Set([
    EVERYTHING,
    ...grantableOf(reactAdminDefinitions).flatMap(({ permissions }) => Object.values(permissions)),
  ]),
]

describe('rights that an admin gives', () => {
  it.each([
    ['the owner gives everything', admin(['*']), admin(['*']), true],
    ['an admin gives a permission that they hold', admin(['a.edit', 'b.edit']), admin(['a.edit']), true],
    ['an admin gives no permission that they lack', admin(['a.edit']), admin(['b.edit']), false],
    ['an admin without `*` gives no `*`', admin(['a.edit']), admin(['*']), false],
    ['the owner gives any mitra', admin(['*']), mitra(7), true],
    ['an admin without `*` gives no mitra', admin(['users.edit', 'users.create', 'mitra.edit']), mitra(7), false],
    ['an admin of a mitra gives this mitra', admin(['users.create'], 7), mitra(7), true],
    ['a mitra gives no admin role', mitra(7, ['users.create']), admin([]), false],
    ['a mitra gives its own mitra', mitra(7, ['users.create']), mitra(7), true],
    ['a mitra gives no other mitra', mitra(7, ['users.create']), mitra(8), false],
    ['an admin gives no unknown role', admin(['a.edit']), { ...admin([]), roles: ['pemilik'] }, false],
    ['a role may be an object', admin(['*']), { ...admin([]), roles: [{ name: 'admin' }] }, true],
  ])('%s', (_, granter, rights, expected) => {
    expect(holdsAll(granter, rights)).toBe(expected)
  })
})

describe('all rights', () => {
  const rights: [string, Rights][] = [
    ...allPermissions.map((permission): [string, Rights] => [permission, admin([permission])]),
    ...['admin', 'pemilik'].map((role): [string, Rights] => [
      `the role ${role}`,
      { roles: [role], permissions: [], mitraId: null },
    ]),
    ['a mitra', mitra(7)],
  ]
  /** An admin with every right but this one. */
  const lacking = (name: string): Rights =>
    name === 'the role admin'
      ? { roles: [], permissions: allPermissions.filter((one) => one !== EVERYTHING), mitraId: 7 }
      : admin(
          allPermissions.filter((one) => one !== name && one !== EVERYTHING),
          name === 'a mitra' ? null : 7,
        )

  it.each(rights)('a user without %s gives it to nobody, and the owner does', (name, right) => {
    expect([holdsAll(lacking(name), right), holdsAll(admin([EVERYTHING]), right)]).toEqual([false, true])
  })
  it.each(allPermissions)('a user with %s gives it', (permission) => {
    expect(holdsAll(admin([permission]), admin([permission]))).toBe(true)
  })
})

describe('the form of an account', () => {
  it.each([
    ['Ibu Fatimah', null],
    ['  ', 'nameRequired'],
    [null, 'nameRequired'],
    ['x'.repeat(201), 'nameLength'],
    ['a\0b', 'nameCharacters'],
  ])('the name %j has the problem %j', (name, problem) => expect(nameProblem(name)).toBe(problem))
  it.each([
    [' Ibu@A.co ', null],
    ['', 'emailRequired'],
    ['ibu@a', 'emailFormat'],
    [`${'x'.repeat(250)}@a.co`, 'emailFormat'],
  ])('the email %j has the problem %j', (email, problem) => expect(emailProblem(email)).toBe(problem))
  it.each([
    [['*', 'users.edit', 'custom-data/visa.delete', 'umroh-regular.edit'], null],
    [['users'], 'permissionsUnknown'],
    [['../x.edit'], 'permissionsUnknown'],
    ['*', 'permissionsUnknown'],
  ])('the permissions %j have the problem %j', (list, problem) => expect(permissionsProblem(list)).toBe(problem))
  it.each([
    [['admin', 'mitra'], null],
    [['Admin'], 'rolesUnknown'],
    [[1], 'rolesUnknown'],
  ])('the roles %j have the problem %j', (list, problem) => expect(rolesProblem(list)).toBe(problem))
})
