import { valueAt } from '@/records/fields'
import { showsNothing } from '@/domain/values/letters'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Period } from '@/domain/masters/periods'
import { tiersOfPairs, withFirstPrice } from '@/domain/masters/tiers'
import { hasRate, type Rates } from '@/domain/masters/rates'
import { addDays, WEEKDAYS } from '@/domain/values/dates'
import { ROOM_TYPES, SEASONS } from '@/domain/types'
import { csvStyleOf, guardFormulas, toCsv } from '@/domain/values/csv'
import { isStorable } from '@/domain/values/isStorable'
import { isFewRupiah } from '@/domain/values/typedNumbers'
import { fileKindOf, type Saved } from '@/resources/masters/admin/import/rows/columns'
import { readTable } from '@/resources/masters/admin/import/file/readTable'
import { writtenWeekdays } from '@/resources/masters/admin/import/rows/writtenWeekdays'
import { masterCsv } from '@/resources/masters/admin/import/ExportMaster'
import { checkRows } from '@/resources/masters/admin/import/preview/checkRows'
import { text, wantedOf, xlsx } from './files'

const name = fc
  .oneof(
    fc.string({ maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc
      .array(fc.constantFrom(...'=+-@＝；;,\'" \t\n.1a'), { minLength: 1, maxLength: 10 })
      .map((signs) => signs.join('')),
    fc.constantFrom("x;=cmd|'/c calc'!A0;", 'WE', 'wd', "'=1", 'Hotel, “Al”', 'dua\nbaris', '1.250', 'Rp 5', "''"),
  )
  .map((raw) => raw.trim())
  // A name as the form would save it. An Excel error is no name, and Excel itself rewrites carriage returns.
  .filter((raw) => !showsNothing(raw) && isStorable(raw) && !/^#|\r/.test(raw))
const amount = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 10 ** 12 }),
  fc.integer({ min: 0, max: 10 ** 9 }).map((thousandths) => thousandths / 1000),
  fc.double({ min: 0, max: 10 ** 6, noNaN: true }).map(Math.abs),
)
// An import refuses a price below a thousand rupiah with decimals.
const rupiah = amount.filter((value) => value >= 0.01 && !isFewRupiah(Number(value.toFixed(2))))
const path = fc.constantFrom(null, 'a/b.svg', 'https://x.co/a;b=1,2.png')
// A room without a rate is not sold; a hotel sells at least one.
const rate = fc.option(amount.map((value) => Math.min(Math.max(value, 0.01), 10 ** 6)))
const rates: fc.Arbitrary<Rates> = fc
  .array(rate, { minLength: 9, maxLength: 9 })
  .map(
    (nine) =>
      Object.fromEntries(
        SEASONS.map((season, s) => [season, Object.fromEntries(ROOM_TYPES.map((room, r) => [room, nine[s * 3 + r]]))]),
      ) as Rates,
  )
/** Neighbours, holes and single nights; a period sells one room or more. */
const periods: fc.Arbitrary<readonly Period[]> = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 40 }),
      nights: fc.integer({ min: 1, max: 200 }),
      three: fc.array(rate, { minLength: 3, maxLength: 3 }).filter((all) => all.some((one) => one !== null)),
      weekend: rate,
      label: fc.option(name.filter((text) => text.length <= 40)),
      note: fc.option(name),
    }),
    { maxLength: 4 },
  )
  .map((rows) => {
    let next = '2026-01-01'
    return rows.map(({ gap, nights, three: [double = null, triple = null, quad = null], ...rest }) => {
      const from = addDays(next, gap)
      next = addDays(from, nights)
      return { from, to: addDays(next, -1), double, triple, quad, ...rest }
    })
  })
const tiers = fc
  .uniqueArray(
    fc.tuple(
      fc.integer({ min: 1, max: 60 }),
      rupiah.map((value) => Number(value.toFixed(2))),
    ),
    {
      selector: ([from]) => from,
      minLength: 1,
      maxLength: 5,
    },
  )
  .map(tiersOfPairs)
const cents = fc.integer({ min: 1, max: 10 ** 7 }).map((value) => value / 100)
const records: Record<string, fc.Arbitrary<Omit<Saved, 'id'>>> = {
  'hotel/makkah': fc
    .record(
      {
        name,
        stars: fc.integer({ min: 0, max: 5 }),
        distance: fc.option(fc.integer({ min: 0, max: 10 ** 6 })),
        image: path,
        rates,
        periods,
        weekendNights: fc.subarray([...WEEKDAYS], { minLength: 1 }),
        meal: name.filter((text) => text.length <= 40),
      },
      { requiredKeys: ['name', 'stars', 'distance', 'image', 'rates'] },
    )
    .filter(
      ({ rates: { regular, rajabSyaban, ramadhan }, periods: own = [] }) =>
        own.length > 0 || [regular, rajabSyaban, ramadhan].some(hasRate),
    ),
  'custom-data/pesawat': fc.record(
    {
      name,
      price: rupiah,
      logo: path,
      route: name,
      departsFrom: fc.constant('2026-12-17'),
      departsTo: fc.constant('2027-01-05'),
    },
    { requiredKeys: ['name', 'price', 'logo'] },
  ),
  'custom-data/visa': fc.oneof(
    fc
      .record(
        { name, toldName: name, price: rupiah, logo: fc.constant(null), tiers },
        { requiredKeys: ['name', 'price', 'logo'] },
      )
      .map((record) => withFirstPrice(record)),
    fc
      .record({
        name,
        // The rupiah of today, which no file has.
        price: fc.option(rupiah),
        currency: fc.constantFrom('SAR' as const, 'USD' as const),
        amount: cents,
        logo: fc.constant(null),
        tierAmounts: fc.option(
          cents.map((amount) =>
            tiersOfPairs([
              [1, amount],
              [9, Math.round(amount * 100 + 25) / 100],
            ]),
          ),
          { nil: undefined },
        ),
      })
      .map(({ tierAmounts, ...record }) =>
        tierAmounts?.[0] ? { ...record, tierAmounts, amount: tierAmounts[0].amount } : record,
      ),
  ),
  'custom-data/margin': fc.record({ name: fc.constant('-'), price: rupiah, logo: fc.constant(null) }),
}
const savedOf = (resource: string) =>
  fc
    .array(records[resource] ?? fc.constant({} as Omit<Saved, 'id'>), { minLength: 1, maxLength: 6 })
    .map((rows) => rows.map((row, at) => ({ ...row, id: at + 1 }) as Saved))

async function importOf(bytes: Uint8Array, resource: string, saved: readonly Saved[]) {
  const kind = fileKindOf(resource)
  const table = await readTable(bytes, wantedOf(resource))
  const preview = await checkRows(table, {
    saved,
    kind,
    master: resource,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  return {
    wrong: preview.wrong,
    kinds: preview.rows.map((row) => row.kind),
    after: preview.rows.map((row) => row.after),
  }
}

const RESOURCES = Object.keys(records)
it.each(RESOURCES.flatMap((resource) => ['id', 'en'].map((language) => [resource, language] as const)))(
  'the export of %s in the style of %s is read back unchanged, whatever its names hold',
  async (resource, language) => {
    await fc.assert(
      fc.asyncProperty(savedOf(resource), async (saved) => {
        const file = masterCsv(saved, fileKindOf(resource), csvStyleOf(language))
        const { wrong, kinds, after } = await importOf(text(file), resource, saved)
        expect(wrong).toEqual([])
        expect(kinds).toEqual(saved.map(() => 'same'))
        const { formOf } = fileKindOf(resource)
        expect(after).toEqual(saved.map(formOf))
      }),
      { numRuns: 40 },
    )
  },
)

it('an export that Excel opened and saved as a workbook is read back unchanged', async () => {
  const kind = fileKindOf('hotel/makkah')
  await fc.assert(
    fc.asyncProperty(savedOf('hotel/makkah'), async (saved) => {
      // XML, and so a workbook, holds no control characters.
      const textsOf = (record: Saved) => [record.name, String(valueAt(record, 'meal') ?? '')]
      fc.pre(saved.every((record) => textsOf(record).every((told) => !/[^\P{C}\n\t]/u.test(told))))
      // The library that writes the workbook keeps its texts in a plain object, so it loses a name such as `__proto__`.
      fc.pre(saved.every((record) => textsOf(record).every((told) => !(told in {}))))
      const rows = saved.map((record) => [
        Number(record.id),
        ...kind.columns.map(({ path: at }) => {
          const value = valueAt(kind.formOf(record), at)
          if (Array.isArray(value)) return writtenWeekdays(value)
          return typeof value === 'string' ? guardFormulas(value) : (value as number | null)
        }),
      ])
      const { wrong, kinds } = await importOf(
        await xlsx([['ID', ...kind.columns.map(({ heading }) => heading)], ...rows]),
        'hotel/makkah',
        saved,
      )
      expect([wrong, kinds]).toEqual([[], saved.map(() => 'same')])
    }),
    { numRuns: 15 },
  )
})

it('an empty master gives its headings, so that its export is a template', () => {
  expect(masterCsv([], fileKindOf('custom-data/visa'), csvStyleOf('id'))).toBe(
    toCsv([['ID;Nama;Harga per jamaah;Mata uang;Harga per jumlah jamaah;Nama untuk pelanggan']]).replaceAll('"', ''),
  )
})
