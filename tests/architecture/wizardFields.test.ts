import { describe, expect, it } from 'vitest'
import { recordName } from '@/records/wireNames'
import { readPackageForm } from '@/resources/umroh-regular/mappers/packageForm'
import { readPackageDetail } from '@/resources/umroh-regular/mappers/packages'
import { MASTER_FIELDS, MASTERS, NAMED_FIELDS } from '@/domain/masters/masters'
import { EMPTY_PACKAGE, contentsOf, differingFields } from '@/domain/package/packageContents'
import { FIELD_NAMES, PACKAGE_FIELDS } from '@/domain/package/packageFields'
import { priceOfForm, priceProblems, pricedResources } from '@/domain/package/price/packagePrice'
import { packageProblems, parsePackage } from '@/domain/package/packageSchema'
import { stepOfField, WIZARD_STEPS } from '@/domain/package/wizardSteps'
import type { PackageForm, TripType } from '@/domain/types'
import { id as texts } from '@/i18n/id'
import { contractDocument } from '@/partner-api/openapi/document'
import { SEED_MASTERS } from '@/partner-api/seed/masters'
import { wireDetail } from '@/partner-api/wire/wire'
import { wireEditData } from '@/partner-api/wire/wireAccounts'
import { snapshotNamed } from '../partner-api/fixtures'
import { chosen, filledForm } from '../support/packageForms'

/** The tests of this file check the promises of docs/add-a-wizard-field.md for every wizard field. */

const OWN_TEXT: Record<string, string> = { startCity: 'urutanKota' }

const tripOf = (field: (typeof MASTER_FIELDS)[number]): TripType | null => {
  const row = MASTERS[field]
  return 'trip' in row ? row.trip : null
}
const valueOf = (field: (typeof MASTER_FIELDS)[number]) =>
  MASTERS[field].kind === 'choices' ? [chosen(7, 'Tujuh', 900_000)] : chosen(7, 'Tujuh', 900_000)
/** Returns a form with a choice of this master, and the same form without the choice. */
function formsWith(field: (typeof MASTER_FIELDS)[number]): { empty: PackageForm; form: PackageForm } {
  const empty = filledForm({ tipePerjalanan: tripOf(field), pesawat: EMPTY_PACKAGE.pesawat })
  return { empty, form: { ...empty, [field]: valueOf(field) } }
}

describe.each(FIELD_NAMES)('the field %s', (field) => {
  it('the field is part of the empty form, the body and the contract, in the order of the table', () => {
    const at = FIELD_NAMES.indexOf(field)
    expect(Object.keys(EMPTY_PACKAGE)[at]).toBe(field)
    expect(Object.keys(parsePackage(filledForm()))[at]).toBe(field)
    const schemas = JSON.parse(JSON.stringify(contractDocument.components.schemas))
    expect(Object.keys(schemas.PackageRequest.properties)).toContain(field)
    expect(Object.keys(schemas.EditData.properties)).toContain(field)
  })

  it('the field belongs to the step that its row names, and has a label', () => {
    expect(WIZARD_STEPS[stepOfField(field) ?? -1]?.id).toBe(PACKAGE_FIELDS[field].step)
    expect(texts.field).toHaveProperty(OWN_TEXT[field] ?? field)
  })
})

it('no two masters share a resource', () => {
  const resources = MASTER_FIELDS.map((field) => MASTERS[field].resource)
  expect(resources.filter((resource, index) => resources.indexOf(resource) !== index)).toEqual([])
})

describe.each(MASTER_FIELDS)('the choice %s', (field) => {
  it('the choice reaches the body, and a comparison with the saved form notices it', () => {
    const { empty, form } = formsWith(field)
    const body = parsePackage({ ...form, pesawat: form.pesawat.id === null ? chosen(3) : form.pesawat })
    expect(JSON.stringify(body[field])).toContain('{"id":7}')
    expect(differingFields(empty, form)).toEqual([field])
    expect(contentsOf(form)[field]).toEqual(MASTERS[field].kind === 'choices' ? ['7'] : '7')
  })

  it('the choice counts in the price, and its price comes from its own resource', () => {
    const { empty, form } = formsWith(field)
    const perJamaah = 'shared' in MASTERS[field] ? 900_000 / 45 : 900_000
    expect(Number(priceOfForm(form).quad.total) - Number(priceOfForm(empty).quad.total)).toBeCloseTo(perJamaah, 5)
    expect(priceOfForm(form).quad.lines.map(({ key }) => key)).toContain(field)
    expect(pricedResources(form)).toContain(MASTERS[field].resource)
    const unread = MASTERS[field].kind === 'choices' ? [{ id: 7, data: null }] : { id: 7, data: null }
    expect(priceProblems({ ...empty, [field]: unread })[0]?.path.split('.')[0]).toBe(field)
  })

  it('the seed has records of the master', () => {
    expect(SEED_MASTERS.filter(({ kind }) => kind === field).length).toBeGreaterThan(0)
    expect(recordName(field)).toMatch(/^[a-z_]+$/)
  })

  it('the rules refuse the choice if its id is invalid', () => {
    const bad = MASTERS[field].kind === 'choices' ? [{ id: true }] : { id: true }
    expect(packageProblems({ ...filledForm(), [field]: bad }).map(({ path }) => path.split('.')[0])).toEqual([field])
  })
})

describe.each(NAMED_FIELDS)('the saved choice %s', (field) => {
  const record = { id: 7, name: 'Tujuh', price: 900_000, logo: null }
  const snapshot = { ...snapshotNamed('Umroh'), choices: { [field]: record } }

  it('the detail shows the saved choice with the name and price of the save', () => {
    const detail = readPackageDetail(1, wireDetail(1, snapshot, null))
    expect(detail?.choices).toEqual({ [field]: { name: 'Tujuh', price: 900_000 } })
  })

  it('the form of a saved package contains the saved choice', () => {
    const row = { id: 1, mitraId: 1, createdAt: 0, version: 1, snapshot }
    const form = readPackageForm(wireEditData(row as Parameters<typeof wireEditData>[0]).data)
    expect(form[field]).toEqual({ id: 7, data: record })
  })

  it('a package that is older than the field has no choice there', () => {
    const old = { ...snapshot, choices: {} }
    expect(readPackageDetail(1, wireDetail(1, old, null))?.choices).toEqual({})
  })
})
