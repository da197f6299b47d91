import { describe, expect, it } from 'vitest'
import { reactAdminDefinitions } from '@/app/reactAdminDefinitions'
import { holdsAll } from '@/domain/access/permissions'
import {
  permissionsOf,
  PRESET_NAMES,
  presetOf,
  shareOf,
  summaryOf,
  withGroup,
  type Preset,
} from '@/domain/access/presets'
import { grantableOf, permissionsIn, rightsInWords } from '@/resources/users/admin/permissions'

const KNOWN = permissionsIn(grantableOf(reactAdminDefinitions))
const PRICES = permissionsOf('prices', KNOWN)
const SALES = permissionsOf('sales', KNOWN)

describe('a preset', () => {
  it.each<[Preset, string, boolean]>([
    ['owner', '*', true],
    ['prices', 'custom-data/visa.edit', true],
    ['prices', 'custom-data/margin.delete', true],
    ['prices', 'custom-data/kurs.create', true],
    ['prices', 'hotel/madinah.create', true],
    ['prices', 'umroh-regular.edit', false],
    ['prices', 'users.edit', false],
    ['prices', '*', false],
    ['sales', 'umroh-regular.edit', true],
    ['sales', 'mitra.list', true],
    ['sales', 'users.list', true],
    ['sales', 'users.edit', false],
    ['sales', 'mitra.edit', false],
    ['sales', 'custom-data/visa.edit', false],
    ['sales', 'backup.download', false],
  ])('%s gives %s: %s', (preset, permission, gives) =>
    expect(permissionsOf(preset, KNOWN).includes(permission)).toBe(gives),
  )
  it.each(PRESET_NAMES)('%s is recognised by its permissions, and gives only permissions of the registry', (preset) => {
    const given = permissionsOf(preset, KNOWN)
    expect(presetOf(given, KNOWN)).toBe(preset)
    expect(given.filter((permission) => permission !== '*' && !KNOWN.includes(permission))).toEqual([])
  })
  it.each(PRESET_NAMES)('a user who lacks one permission of the preset %s may not give the preset', (preset) => {
    const permissions = permissionsOf(preset, KNOWN)
    const rights = { roles: ['admin'], permissions, mitraId: null }
    for (const one of permissions) {
      const lacking = KNOWN.filter((permission) => permission !== one)
      expect(holdsAll({ ...rights, permissions: lacking }, rights)).toBe(false)
    }
    expect(holdsAll({ ...rights, permissions: ['*'] }, rights)).toBe(true)
  })
})

describe('permissions in words', () => {
  it.each([
    [['*'], 'Pemilik'],
    [['*', 'audit.list'], 'Pemilik'],
    [[], 'Hanya melihat'],
    [PRICES, 'Staf harga'],
    [[...PRICES, 'audit.list', 'users.edit'], 'Staf harga + 2 lainnya'],
    [[...SALES, ...PRICES], 'Staf harga + Staf penjualan'],
    [[...SALES, ...PRICES, 'faktur.edit'], 'Staf harga + Staf penjualan + 1 lainnya'],
    [PRICES.slice(1), `${PRICES.length - 1} hak`],
    [['custom-data/visa.edit', 'custom-data/visa.edit'], '1 hak'],
  ])('%j is %s', (held, words) => expect(rightsInWords(held, KNOWN)).toBe(words))
  it('a registry without prices has no staff for them', () =>
    expect(summaryOf(['audit.list'], ['audit.list'])).toEqual({ presets: [], others: 1 }))
})

describe('a group of permissions', () => {
  it.each([
    [[], 'none'],
    [['a'], 'some'],
    [['a', 'b'], 'all'],
    [['c'], 'none'],
  ])('of a and b, %j are %s', (held, share) => expect(shareOf(held, ['a', 'b'])).toBe(share))
  it.each([
    [['c'], ['c', 'a', 'b']],
    [
      ['a', 'c'],
      ['a', 'c', 'b'],
    ],
    [['a', 'b', 'c'], ['c']],
  ])('is given or taken whole: %j becomes %j', (held, after) => expect(withGroup(held, ['a', 'b'])).toEqual(after))
})
