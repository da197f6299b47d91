import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/values/dates'
import { packageProblems, parsePackage, PAYLOAD_FIELDS, type PackagePayload } from '@/domain/package/packageSchema'
import { SINGLE_MASTER_FIELDS } from '@/domain/masters/masters'
import { EMPTY_PACKAGE } from '@/domain/package/packageContents'
import { chosen, filledForm, stay } from '../../support/packageForms'

const NOTHING = { id: null }
const NO_CHOICES = Object.fromEntries(SINGLE_MASTER_FIELDS.map((field) => [field, NOTHING]))

describe('the payload of a filled wizard', () => {
  it('the payload is exactly the body of docs/product.md §10.3', () => {
    const form = filledForm({
      namaPaket: '  Umroh Maret ',
      startCity: 'madinah',
      jumlahJamaah: ' 45 ',
      tipePerjalanan: 'group',
      laPrivate: chosen(1),
      visaBus: chosen(2),
      muthawwif: chosen('m-3'),
      transportasi: [chosen(5), chosen(4)],
      wisataPlus: chosen(6),
      tourLeader: '1',
    })
    expect(parsePackage(form)).toEqual({
      ...NO_CHOICES,
      namaPaket: 'Umroh Maret',
      startCity: 'madinah',
      jumlahJamaah: 45,
      pesawat: { id: 3 },
      hotelMakkah: { id: 11, tanggalCheckIn: '2026-03-01', tanggalCheckOut: '2026-03-05', tanpaHotel: false },
      hotelMadinah: { id: 21, tanggalCheckIn: '2026-03-05', tanggalCheckOut: '2026-03-08', tanpaHotel: false },
      tipePerjalanan: 'group',
      laPrivate: NOTHING,
      visaBus: { id: 2 },
      muthawwif: { id: 'm-3' },
      handlingSaudi: NOTHING,
      transportasi: [{ id: 5 }, { id: 4 }],
      domestik: NOTHING,
      siskopatuh: NOTHING,
      perlengkapan: NOTHING,
      wisataPlus: { id: 6 },
      manasik: NOTHING,
      tourLeader: 1,
      margin: NOTHING,
    })
  })

  it('empty fields are sent as null, [] or 0', () => {
    expect(parsePackage(filledForm())).toMatchObject({
      startCity: null,
      tipePerjalanan: null,
      transportasi: [],
      tourLeader: 0,
      margin: NOTHING,
    })
  })

  it.each([
    ['  7 ', 7],
    ['1000000000', 1e9],
    ['007', 7],
  ])('the entry %j for Jumlah Jamaah is sent as the number %d', (jumlahJamaah, sent) => {
    expect(parsePackage(filledForm({ jumlahJamaah })).jumlahJamaah).toBe(sent)
  })

  it('a skipped hotel is sent without id and dates', () => {
    const skipped = { ...stay(11, '2026-03-01', '2026-03-05'), tanpaHotel: true }
    expect(parsePackage(filledForm({ hotelMakkah: skipped })).hotelMakkah).toEqual({
      id: null,
      tanggalCheckIn: null,
      tanggalCheckOut: null,
      tanpaHotel: true,
    })
  })

  it('a form that breaks a rule gives no payload', () => {
    expect(() => parsePackage(EMPTY_PACKAGE)).toThrow()
  })

  it('the payload has the fields of the form and no other field', () => {
    expect([...PAYLOAD_FIELDS].sort()).toEqual(Object.keys(EMPTY_PACKAGE).sort())
    expect(Object.keys(parsePackage({ ...filledForm(), mitra_id: 9, total: 1 })).sort()).toEqual(
      [...PAYLOAD_FIELDS].sort(),
    )
  })
})

const GROUP = ['visaBus', 'muthawwif', 'handlingSaudi'] as const

/** Checks the rules that every payload keeps, whatever the form held. */
function expectCanonical(payload: PackagePayload) {
  if (payload.tipePerjalanan !== 'private') expect(payload.laPrivate).toEqual(NOTHING)
  if (payload.tipePerjalanan !== 'group') for (const field of GROUP) expect(payload[field]).toEqual(NOTHING)
  const {
    namaPaket,
    startCity,
    jumlahJamaah,
    tipePerjalanan,
    tourLeader,
    hotelMakkah,
    hotelMadinah,
    transportasi,
    ...choices
  } = payload
  for (const { id } of [hotelMakkah, hotelMadinah, ...transportasi, ...Object.values(choices)]) {
    expect(
      id === null || (typeof id === 'string' ? id.trim() !== '' && id === id.trim() : Number.isSafeInteger(id)),
    ).toBe(true)
  }
  for (const { tanggalCheckIn, tanggalCheckOut, tanpaHotel } of [hotelMakkah, hotelMadinah]) {
    if (tanpaHotel) expect([tanggalCheckIn, tanggalCheckOut]).toEqual([null, null])
    else for (const date of [tanggalCheckIn, tanggalCheckOut]) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    if (!tanpaHotel) expect(String(tanggalCheckOut) > String(tanggalCheckIn)).toBe(true)
  }
  expect(namaPaket).toBe(namaPaket.trim())
  expect([null, 'makkah', 'madinah']).toContain(startCity)
  expect([null, 'private', 'group']).toContain(tipePerjalanan)
  expect(Number.isSafeInteger(jumlahJamaah) && jumlahJamaah > 0).toBe(true)
  expect(Number.isSafeInteger(tourLeader) && tourLeader >= 0).toBe(true)
}

const emptyId = fc.constantFrom(null, undefined, '', ' ', '\t')
const realId = fc.oneof(fc.integer({ min: 0 }), fc.uuid(), fc.constantFrom(' 7 ', 'ga-1'))
const anyChoice = fc.oneof(
  fc.oneof(emptyId, realId).map((id) => ({ id, data: { name: 'x' } })),
  fc.constant(null),
)
const anyStay = fc
  .tuple(fc.boolean(), realId, fc.integer({ min: -4000, max: 4000 }), fc.integer({ min: 1, max: 30 }))
  .map(([tanpaHotel, id, start, nights]) => {
    const checkIn = addDays('2026-03-01', start)
    return { tanpaHotel, id, tanggalCheckIn: checkIn, tanggalCheckOut: addDays(checkIn, nights) }
  })

const validForm = fc.record({
  namaPaket: fc.string({ minLength: 1, maxLength: 40 }).filter((name) => name.trim() !== ''),
  startCity: fc.constantFrom('makkah', 'madinah', '', null),
  jumlahJamaah: fc.integer({ min: 1, max: 100_000 }).chain((n) => fc.constantFrom(n, String(n), ` ${n} `)),
  hotelMakkah: anyStay,
  hotelMadinah: anyStay,
  tipePerjalanan: fc.constantFrom('private', 'group', '', null),
  ...Object.fromEntries(SINGLE_MASTER_FIELDS.map((field) => [field, anyChoice])),
  pesawat: realId.map((id) => ({ id })),
  transportasi: fc.array(
    realId.map((id) => ({ id })),
    { maxLength: 5 },
  ),
  tourLeader: fc.constantFrom('', '0', ' 2 ', 3, null),
})

describe('the payload, by property', () => {
  it('the payload of any valid form is canonical, and parsing it again changes nothing', () => {
    fc.assert(
      fc.property(validForm, (form) => {
        expect(packageProblems(form)).toEqual([])
        const payload = parsePackage(form)
        expectCanonical(payload)
        expect(parsePackage(payload)).toEqual(payload)
      }),
      { numRuns: 500 },
    )
  })

  it('a form with one invalid field is refused, or its payload is canonical too', () => {
    const spoilt = fc.oneof(
      fc.anything(),
      fc.record({ id: fc.anything() }),
      fc.record({
        tanpaHotel: fc.boolean(),
        id: fc.anything(),
        tanggalCheckIn: fc.anything(),
        tanggalCheckOut: fc.anything(),
      }),
      fc.record({
        tanpaHotel: fc.constant(false),
        id: realId,
        tanggalCheckIn: fc.string(),
        tanggalCheckOut: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      }),
    )
    fc.assert(
      fc.property(validForm, fc.constantFrom(...PAYLOAD_FIELDS), spoilt, (form, field, value) => {
        const body = { ...form, [field]: value }
        const problems = packageProblems(body)
        if (problems.length === 0) return expectCanonical(parsePackage(body))
        expect(() => parsePackage(body)).toThrow()
        for (const { path, key } of problems) {
          expect(path.split('.')[0]).toBe(field)
          expect(key).toMatch(/^validation\.\w+$/)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
