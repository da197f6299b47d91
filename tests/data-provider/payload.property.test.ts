import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/values/dates'
import { packageProblems, parsePackage, type PackagePayload } from '@/domain/package/packageSchema'
import { distinctRows } from '@/domain/values/paging'
import type { Choice, HotelChoice, MasterRecord, PackageForm } from '@/domain/types'
import { OPTIONAL_FIELDS } from '@/partner-api/stores/snapshot'

const realId = fc.oneof(fc.integer({ min: 1 }), fc.uuid())
const anyId = fc.oneof(realId, fc.constantFrom(null, ''))
const record = (id: string | number | null): MasterRecord | null =>
  id ? { id, name: 'x', price: 1, logo: null } : null
const choice: fc.Arbitrary<Choice<MasterRecord>> = anyId.map((id) => ({ id, data: record(id) }))

const day = fc.integer({ min: -4000, max: 4000 }).map((n) => addDays('2027-03-01', n))
const anyDate = fc.oneof(
  day,
  fc.constantFrom(null, '', '2027-02-31', '01/03/2027', '2027-3-1', 'NaN'),
  fc.string(),
  day.map((date) => `${date}T17:00:00.000Z`),
)
const hotel: fc.Arbitrary<HotelChoice> = fc.record({
  tanpaHotel: fc.boolean(),
  id: anyId,
  dataHotel: fc.constant(null),
  tanggalCheckIn: anyDate,
  tanggalCheckOut: anyDate,
})
const goodHotel: fc.Arbitrary<HotelChoice> = fc
  .tuple(fc.boolean(), realId, day, fc.integer({ min: 1, max: 30 }))
  .map(([tanpaHotel, id, from, nights]) => ({
    tanpaHotel,
    id,
    dataHotel: null,
    tanggalCheckIn: from,
    tanggalCheckOut: addDays(from, nights),
  }))

const choices = Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, choice])) as Record<
  (typeof OPTIONAL_FIELDS)[number],
  typeof choice
>

const rest = {
  startCity: fc.constantFrom('makkah' as const, 'madinah' as const, null),
  tipePerjalanan: fc.constantFrom('private' as const, 'group' as const, null),
  ...choices,
}
const anyForm: fc.Arbitrary<PackageForm> = fc.record({
  ...rest,
  namaPaket: fc.string(),
  jumlahJamaah: fc.string(),
  tourLeader: fc.string(),
  pesawat: choice,
  hotelMakkah: hotel,
  hotelMadinah: hotel,
  transportasi: fc.array(choice, { maxLength: 5 }),
})
const goodForm: fc.Arbitrary<PackageForm> = fc.record({
  ...rest,
  namaPaket: fc.string({ minLength: 1, maxLength: 40 }).filter((name) => name.trim() !== ''),
  jumlahJamaah: fc.integer({ min: 1, max: 9999 }).chain((n) => fc.constantFrom(String(n), ` ${n} `)),
  tourLeader: fc.constantFrom('', '0', ' 2 '),
  pesawat: realId.map((id) => ({ id, data: record(id) })),
  hotelMakkah: goodHotel,
  hotelMadinah: goodHotel,
  transportasi: fc.array(
    realId.map((id) => ({ id, data: record(id) })),
    { maxLength: 5 },
  ),
})

function expectSendable(body: PackagePayload) {
  if (body.tipePerjalanan !== 'private') expect(body.laPrivate).toEqual({ id: null })
  if (body.tipePerjalanan !== 'group')
    expect([body.visaBus, body.muthawwif, body.handlingSaudi]).toEqual([{ id: null }, { id: null }, { id: null }])
  expect(JSON.stringify(body)).not.toContain('"id":""')
  for (const { id } of body.transportasi) expect(id).toBeTruthy()
  for (const stay of [body.hotelMakkah, body.hotelMadinah]) {
    for (const date of [stay.tanggalCheckIn, stay.tanggalCheckOut])
      if (date !== null) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    if (stay.tanpaHotel)
      expect(stay).toEqual({ id: null, tanggalCheckIn: null, tanggalCheckOut: null, tanpaHotel: true })
  }
  for (const number of [body.jumlahJamaah, body.tourLeader])
    expect(Number.isSafeInteger(number) && number >= 0).toBe(true)
}

describe('the body of a save, by property (fault 35)', () => {
  it('the body holds no service of the other trip type, no empty id and only real dates, or the form is refused', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        if (packageProblems(form).length > 0) expect(() => parsePackage(form)).toThrow()
        else expectSendable(parsePackage(form))
      }),
      { numRuns: 1000 },
    )
  })

  it('a valid form produces a valid body, equal to what the API reads from that form', () => {
    fc.assert(
      fc.property(goodForm, (form) => {
        expect(packageProblems(form)).toEqual([])
        const body = parsePackage(form)
        expectSendable(body)
        expect(packageProblems(body)).toEqual([])
        // Byte for byte: an idempotency key belongs to the body that it was sent with.
        expect(JSON.stringify(parsePackage(body))).toBe(JSON.stringify(body))
      }),
      { numRuns: 500 },
    )
  })
})

describe('the pages of a list, by property (fault 18)', () => {
  const pagesOf = fc
    .array(
      fc.array(
        fc.integer({ min: 1, max: 30 }).chain((id) => fc.constantFrom(id, String(id))),
        { maxLength: 12 },
      ),
      { maxLength: 6 },
    )
    .map((pages) => pages.map((ids) => ({ data: ids.map((id) => ({ id })) })))

  it('the pages show each row once, in order, and leave out none', () => {
    fc.assert(
      fc.property(pagesOf, (pages) => {
        const given = pages.flatMap(({ data }) => data.map(({ id }) => String(id)))
        expect(distinctRows(pages).rows.map(({ id }) => String(id))).toEqual([...new Set(given)])
      }),
    )
  })

  it('the list ends at the first later page without a new row', () => {
    const page = (...ids: number[]) => ({ data: ids.map((id) => ({ id })) })
    expect(distinctRows([page(1, 2)]).complete).toBe(false)
    expect(distinctRows([page()]).complete).toBe(false)
    expect(distinctRows([page(1, 2), page(3)]).complete).toBe(false)
    expect(distinctRows([page(1, 2), page(2, 1)]).complete).toBe(true)
    expect(distinctRows([]).complete).toBe(false)
  })
})
