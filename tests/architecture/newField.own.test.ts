import { expect, it, vi } from 'vitest'
import { NAMED_FIELDS } from '../../src/domain/masters/masters'
import { SEED_MASTERS } from '../../src/partner-api/seed/masters'
import './wizardFields.test'
import '../domain/package/price/savedBreakdown.test'

/**
 * The tests above run again with the field of docs/add-a-wizard-field.md in the table. They fail if a module or one of
 * them lists the fields by hand.
 */

// The set-up has loaded modules that read the table already.
vi.hoisted(() => vi.resetModules())

vi.mock(import('../../src/domain/package/packageFields'), async (importOriginal) => {
  const table = await importOriginal()
  Object.assign(table.PACKAGE_FIELDS, {
    olehOleh: { kind: 'choice', step: 'tambahan', resource: 'custom-data/oleh-oleh' },
  })
  Object.assign(table.FIELD_NAMES, { [table.FIELD_NAMES.length]: 'olehOleh' })
  return table
})

vi.mock(import('../../src/i18n/id'), async (importOriginal) => {
  const texts = await importOriginal()
  Object.assign(texts.id.field, { olehOleh: 'Oleh-oleh' })
  return texts
})

vi.mock(import('../../src/partner-api/seed/masters'), async (importOriginal) => {
  const { SEED_MASTERS: seed } = await importOriginal()
  const record = { kind: 'olehOleh', name: 'Kurma', price: 275_000, logo: null }
  return { SEED_MASTERS: [...seed, record as unknown as (typeof seed)[number]] }
})

it('the field of the guide is in the table and has records', () => {
  expect(NAMED_FIELDS).toContain('olehOleh')
  expect(SEED_MASTERS.map(({ kind }) => kind)).toContain('olehOleh')
})
