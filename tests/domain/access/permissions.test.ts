import { describe, expect, it } from 'vitest'
import { HOTEL_RESOURCES, MASTERS, masterOfResource } from '@/domain/masters/masters'
import { canAccess, hasAnyPermission, hasPermission } from '@/domain/access/permissions'
import { definitions } from '@/resources/registry'
import { hasAnyRole, hasRole } from '@/domain/access/roles'

const agent = { roles: ['agent'], permissions: ['quote.read'] }
const admin = { roles: [{ name: 'admin' }, 'agent'], permissions: ['*'] }
const plain = {}

describe('roles and permissions', () => {
  it.each([
    [agent, 'agent', true],
    [agent, 'admin', false],
    [admin, 'admin', true],
    [admin, 'agent', true],
    [plain, 'agent', false],
    [null, 'agent', false],
    [undefined, 'agent', false],
    [agent, '', false],
  ])('whether the user %j has the role %s: %s', (user, role, expected) => {
    expect(hasRole(user, role)).toBe(expected)
  })

  it.each([
    [agent, ['admin', 'agent'], true],
    [agent, ['admin'], false],
    [agent, [], false],
    [null, ['agent'], false],
  ])('whether the user %j has one of the roles %j: %s', (user, roles, expected) => {
    expect(hasAnyRole(user, roles)).toBe(expected)
  })

  it.each([
    [agent, 'quote.read', true],
    [agent, 'quote.write', false],
    [admin, 'anything', true],
    [plain, 'quote.read', false],
    [null, '*', false],
  ])('whether the user %j has the permission %s: %s', (user, permission, expected) => {
    expect(hasPermission(user, permission)).toBe(expected)
  })

  it.each([
    [agent, ['quote.write', 'quote.read'], true],
    [agent, ['quote.write'], false],
    [agent, [], false],
    [undefined, ['quote.read'], false],
  ])('whether the user %j has one of the permissions %j: %s', (user, permissions, expected) => {
    expect(hasAnyPermission(user, permissions)).toBe(expected)
  })
})

const mitra = (user: Parameters<typeof hasPermission>[0]) => ({ user, isAdmin: false, mitra: { id: 1 } })

describe('the access of a mitra', () => {
  it.each([
    ['umroh-regular', 'list', true],
    ['umroh-regular', 'show', true],
    ['umroh-regular', 'create', true],
    ['umroh-regular', 'edit', true],
    ['umroh-regular', 'delete', false],
    ['umroh-packages', 'list', true],
    ['umroh-packages', 'edit', false],
    ['hotel/makkah', 'list', true],
    ['hotel/madinah', 'create', false],
    ['custom-data/margin', 'list', true],
    ['custom-data/margin', 'edit', false],
    ['users', 'list', false],
    ['constructor', 'list', false],
  ])('whether a mitra may do on the resource %s the action %s: %s', (resource, action, expected) => {
    expect(canAccess(mitra(plain), definitions, resource, action)).toBe(expected)
  })

  it('a permission named after resource and action allows that action', () => {
    expect(
      canAccess(mitra({ permissions: ['custom-data/margin.edit'] }), definitions, 'custom-data/margin', 'edit'),
    ).toBe(true)
    expect(
      canAccess(mitra({ permissions: ['custom-data/margin.edit'] }), definitions, 'custom-data/margin', 'delete'),
    ).toBe(false)
    expect(canAccess(mitra(admin), definitions, 'unknown', 'delete')).toBe(true)
  })

  it('an admin without a mitra may change packages but create none', () => {
    const owner = { user: admin, isAdmin: true, mitra: null }
    expect(canAccess(owner, definitions, 'umroh-regular', 'edit')).toBe(true)
    expect(canAccess(owner, definitions, 'umroh-regular', 'create')).toBe(false)
    expect(canAccess({ ...owner, mitra: { id: 1 } }, definitions, 'umroh-regular', 'create')).toBe(true)
  })

  it.each([
    ['visa.edit', ['accounts'], false],
    ['umroh-regular.edit', ['accounts'], true],
    ['*', ['accounts'], true],
    ['visa.edit', [], true],
  ])('whether staff with %s, at a partner API with the features %j, may edit packages: %s', (held, features, may) => {
    const staff = { user: { permissions: [held], features }, isAdmin: true, mitra: null }
    expect(canAccess(staff, definitions, 'umroh-regular', 'edit')).toBe(may)
    expect(canAccess({ ...staff, mitra: { id: 1 } }, definitions, 'umroh-regular', 'edit')).toBe(true)
    expect(canAccess(staff, definitions, 'umroh-regular', 'show')).toBe(true)
  })

  it.each([
    [{ mitraId: 1 }, ['accounts'], true],
    [{ mitraId: '1' }, ['accounts'], true],
    [{ mitraId: 2 }, ['accounts'], false],
    [{}, ['accounts'], true],
    [{ mitraId: 2 }, [], true],
  ])(
    'whether an admin of mitra 1 without the permission may edit the package %j, at an API with %j: %s',
    (record, features, may) => {
      const owner = { user: { features }, isAdmin: true, mitra: { id: 1 } }
      expect(canAccess(owner, definitions, 'umroh-regular', 'edit', record)).toBe(may)
      const trusted = { ...owner, user: { features, permissions: ['umroh-regular.edit'] } }
      expect(canAccess(trusted, definitions, 'umroh-regular', 'edit', record)).toBe(true)
      expect(canAccess({ ...owner, isAdmin: false }, definitions, 'umroh-regular', 'edit', record)).toBe(true)
    },
  )

  it('a guest may do nothing', () => {
    expect(canAccess(mitra(null), definitions, 'umroh-regular', 'list')).toBe(false)
    expect(canAccess(mitra(undefined), definitions, 'umroh-regular', 'list')).toBe(false)
  })

  it('a mitra may read every master', () => {
    const resources = [...Object.values(MASTERS).map(({ resource }) => resource), ...Object.values(HOTEL_RESOURCES)]
    expect(resources.length).toBeGreaterThanOrEqual(14)
    for (const resource of resources) expect(canAccess(mitra(plain), definitions, resource, 'list')).toBe(true)
  })
})

describe('the master behind a resource', () => {
  it.each([
    ['custom-data/visa', 'visaBus'],
    ['custom-data/handling-domestik', 'domestik'],
    ['custom-data/margin', 'margin'],
    ['umroh-regular', undefined],
    ['', undefined],
  ])('the resource %s has the master %s', (resource, field) => {
    expect(masterOfResource(resource)).toBe(field)
  })
})
