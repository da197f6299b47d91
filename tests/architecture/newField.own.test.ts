import { expect, it, vi } from 'vitest'
import { NAMED_FIELDS } from '@/domain/masters/masters'
import { SEED_MASTERS } from '@/partner-api/seed/masters'
import './wizardFields.test'
import '../domain/package/price/savedBreakdown.test'

/**
 * The tests above run again with one field more in the table, as docs/add-a-wizard-field.md adds it. They fail if a module
 * or one of them lists the fields by hand. Its name is none that the table will ever have.
 */

// The set-up has loaded modules that read the table already.
vi.hoisted(() => vi.resetModules())

vi.mock(import('@/domain/package/packageFields'), async (importOriginal) => {
  const table = await importOriginal()
  Object.assign(table.PACKAGE_FIELDS, {
    fieldOfATest: { kind: 'choice', step: 'tambahan', resource: 'custom-data/field-of-a-test' },
  })
  Object.assign(table.FIELD_NAMES, { [table.FIELD_NAMES.length]: 'fieldOfATest' })
  return table
})

vi.mock(import('@/i18n/id'), async (importOriginal) => {
  const texts = await importOriginal()
  Object.assign(texts.id.field, { fieldOfATest: 'Isian uji' })
  return texts
})

vi.mock(import('@/partner-api/seed/masters'), async (importOriginal) => {
  const { SEED_MASTERS: seed } = await importOriginal()
  const record = { kind: 'fieldOfATest', name: 'Isi uji', price: 275_000, logo: null }
  return { SEED_MASTERS: [...seed, record as unknown as (typeof seed)[number]] }
})

it('the new field is in the table and has records', () => {
  expect(NAMED_FIELDS).toContain('fieldOfATest')
  expect(SEED_MASTERS.map(({ kind }) => kind)).toContain('fieldOfATest')
})
