// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { emailProblem, nameProblem, permissionsProblem, rolesProblem } from '../../../src/domain/access/accountRules'
import { holdsAll, type Rights } from '../../../src/domain/access/grants'

const admin = (permissions: string[], mitraId: number | null = null): Rights => ({
  roles: ['admin'],
  permissions,
  mitraId,
})
const mitra = (mitraId: number, permissions: string[] = []): Rights => ({ roles: ['mitra'], permissions, mitraId })

describe('rights that an admin gives', () => {
  it.each([
    ['the owner gives everything', admin(['*']), admin(['*']), true],
    ['an admin gives a permission that they hold', admin(['a.edit', 'b.edit']), admin(['a.edit']), true],
    ['an admin gives no permission that they lack', admin(['a.edit']), admin(['b.edit']), false],
    ['an admin without `*` gives no `*`', admin(['a.edit']), admin(['*']), false],
    ['an admin gives any mitra', admin([]), mitra(7), true],
    ['a mitra gives no admin role', mitra(7, ['users.create']), admin([]), false],
    ['a mitra gives its own mitra', mitra(7, ['users.create']), mitra(7), true],
    ['a mitra gives no other mitra', mitra(7, ['users.create']), mitra(8), false],
    ['an admin gives no unknown role', admin(['a.edit']), { ...admin([]), roles: ['pemilik'] }, false],
    ['a role may be an object', admin(['*']), { ...admin([]), roles: [{ name: 'admin' }] }, true],
  ])('%s', (_, granter, rights, expected) => {
    expect(holdsAll(granter, rights)).toBe(expected)
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
