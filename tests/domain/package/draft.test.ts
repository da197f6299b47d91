import { describe, expect, it } from 'vitest'
import { asNewPackage, DRAFT_VERSION, isNews, isUsableDraft, resumedForm, type Draft } from '@/domain/package/draft'
import { SINGLE_MASTER_FIELDS } from '@/domain/masters/masters'
import { EMPTY_PACKAGE } from '@/domain/package/packageContents'
import { FIELD_NAMES, type PackageField } from '@/domain/package/packageFields'
import { oldestPrice } from '@/domain/package/price/packagePrice'
import type { PackageForm } from '@/domain/types'
import { chosen, filledForm, stay } from '../../support/packageForms'
import { shapeOf } from '../../support/shape'

const AT = Date.UTC(2026, 10, 20)
const draftOf = (changes: Partial<Draft> = {}): Draft => ({
  schema: DRAFT_VERSION,
  writer: 'w',
  at: AT,
  step: 2,
  form: filledForm(),
  attempt: null,
  base: filledForm(),
  version: null,
  ...changes,
})
const without = (field: string) => Object.fromEntries(Object.entries(filledForm()).filter(([name]) => name !== field))

describe('a stored draft', () => {
  it('a draft can be resumed whatever its time says, because a clock may have been moved', () => {
    expect(isUsableDraft(JSON.parse(JSON.stringify(draftOf())))).toBe(true)
    expect([isUsableDraft(draftOf({ at: 0 })), isUsableDraft(draftOf({ at: 2 * AT }))]).toEqual([true, true])
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'draft'],
    ['from another version of the app', { ...draftOf(), schema: DRAFT_VERSION + 1 }],
    ['without a time', { ...draftOf(), at: null }],
    ['without a writer', { ...draftOf(), writer: undefined }],
    ['without a step', { ...draftOf(), step: undefined }],
    ['at a step that does not exist', draftOf({ step: 6 })],
    ['without a form', { ...draftOf(), form: null }],
    ['without the package that it began with', { ...draftOf(), base: undefined }],
    ['without a flight', { ...draftOf(), form: without('pesawat') }],
    ['with one transport instead of a list', { ...draftOf(), form: { ...filledForm(), transportasi: { id: 1 } } }],
    ['with a number for a name', { ...draftOf(), form: { ...filledForm(), namaPaket: 7 } }],
    ['with null for a hotel', { ...draftOf(), form: { ...filledForm(), hotelMakkah: null } }],
  ])('a draft that is %s is not usable', (_, value) => {
    expect(isUsableDraft(value)).toBe(false)
  })
})

describe('the form of a resumed draft', () => {
  it('the form holds the contents of the draft, and marks its prices with the time of the draft', () => {
    const form = filledForm({ transportasi: [chosen(4)], startCity: 'madinah' })
    const resumed = resumedForm(draftOf({ form }), EMPTY_PACKAGE)
    expect(resumed).toMatchObject({ namaPaket: 'Umroh Maret', startCity: 'madinah', jumlahJamaah: '45' })
    expect([
      resumed.pesawat.data?.asOf,
      resumed.hotelMakkah.dataHotel?.asOf,
      resumed.transportasi[0]?.data?.asOf,
    ]).toEqual([AT, AT, AT])
    expect(oldestPrice(resumed)).toBe(AT)
  })

  it('a price that was old when the draft was written keeps its time', () => {
    const old = { ...chosen(3), data: { ...chosen(3).data!, asOf: AT - 5 } }
    expect(resumedForm(draftOf({ form: filledForm({ pesawat: old }) }), EMPTY_PACKAGE).pesawat.data?.asOf).toBe(AT - 5)
  })

  it('only an unchanged choice takes the record of the saved package', () => {
    const base = filledForm({
      pesawat: chosen('3', 'Garuda', 7),
      margin: chosen(1, 'Margin', 9),
      transportasi: [chosen(5, 'Hiace', 8)],
    })
    const form = filledForm({
      margin: chosen(2),
      transportasi: [chosen(4), chosen(5)],
      hotelMadinah: stay(21, '2026-03-05', '2026-03-09'),
    })
    const resumed = resumedForm(draftOf({ form }), base)
    expect(resumed.pesawat).toEqual({ id: 3, data: base.pesawat.data })
    expect(resumed.hotelMakkah).toEqual(base.hotelMakkah)
    expect([resumed.margin.data?.asOf, resumed.hotelMadinah.dataHotel?.asOf]).toEqual([AT, AT])
    expect(resumed.transportasi.map(({ data }) => data?.asOf)).toEqual([AT, undefined])
  })

  it('an empty form stays empty', () => {
    expect(resumedForm(draftOf({ form: EMPTY_PACKAGE }), EMPTY_PACKAGE)).toEqual(EMPTY_PACKAGE)
  })
})

it('a draft counts as unsaved if it differs from the saved package', () => {
  expect(isNews(draftOf(), filledForm())).toBe(false)
  expect(isNews(draftOf(), filledForm({ namaPaket: 'Lain' }))).toBe(true)
})

const OPTIONAL: readonly PackageField[] = SINGLE_MASTER_FIELDS.filter((field) => field !== 'pesawat')
const requiredPart = (form: PackageForm) =>
  Object.fromEntries(FIELD_NAMES.filter((field) => !OPTIONAL.includes(field)).map((field) => [field, form[field]]))

// A newer app would read a draft of an older version as its own: raise DRAFT_VERSION, then write the new shape here. A
// new optional choice needs no new version: a draft without one of the form's fields is not usable.
it('the shape of a draft changes only together with its version', () => {
  expect(DRAFT_VERSION).toBe(2)
  const draft = draftOf({
    attempt: { contents: '', key: '', sentAt: 0 },
    form: filledForm({ transportasi: [chosen(1)] }),
  })
  for (const field of OPTIONAL) expect(shapeOf(draft.form[field])).toBe('{data:null id:null}')
  expect(shapeOf({ ...draft, form: requiredPart(draft.form), base: requiredPart(draft.base) })).toMatchInlineSnapshot(
    `"{at:number attempt:{contents:string key:string sentAt:number} base:{hotelMadinah:{dataHotel:{distance:number id:number image:null name:string perJamaah:{double:number quad:number triple:number} rupiah:{double:null quad:null triple:null} sar:{double:null quad:null triple:null} stars:number stay:{checkIn:string checkOut:string}} id:number tanggalCheckIn:string tanggalCheckOut:string tanpaHotel:boolean} hotelMakkah:{dataHotel:{distance:number id:number image:null name:string perJamaah:{double:number quad:number triple:number} rupiah:{double:null quad:null triple:null} sar:{double:null quad:null triple:null} stars:number stay:{checkIn:string checkOut:string}} id:number tanggalCheckIn:string tanggalCheckOut:string tanpaHotel:boolean} jumlahJamaah:string namaPaket:string pesawat:{data:{id:number logo:null name:string price:number} id:number} startCity:null tipePerjalanan:null tourLeader:string transportasi:[]} form:{hotelMadinah:{dataHotel:{distance:number id:number image:null name:string perJamaah:{double:number quad:number triple:number} rupiah:{double:null quad:null triple:null} sar:{double:null quad:null triple:null} stars:number stay:{checkIn:string checkOut:string}} id:number tanggalCheckIn:string tanggalCheckOut:string tanpaHotel:boolean} hotelMakkah:{dataHotel:{distance:number id:number image:null name:string perJamaah:{double:number quad:number triple:number} rupiah:{double:null quad:null triple:null} sar:{double:null quad:null triple:null} stars:number stay:{checkIn:string checkOut:string}} id:number tanggalCheckIn:string tanggalCheckOut:string tanpaHotel:boolean} jumlahJamaah:string namaPaket:string pesawat:{data:{id:number logo:null name:string price:number} id:number} startCity:null tipePerjalanan:null tourLeader:string transportasi:[{data:{id:number logo:null name:string price:number} id:number}]} schema:number step:number version:null writer:string}"`,
  )
})

it('the draft of a missing package keeps its contents, step and age as a draft of a new package, and is news', () => {
  const attempt = { contents: '{}', key: 'k', sentAt: AT }
  const moved = asNewPackage(draftOf({ attempt, version: '3' }), 'other')
  const { form, step, at } = draftOf()
  expect(moved).toMatchObject({ form, step, at, writer: 'other', attempt: null, version: null })
  expect([isUsableDraft(moved), isNews(moved, EMPTY_PACKAGE)]).toEqual([true, true])
})
