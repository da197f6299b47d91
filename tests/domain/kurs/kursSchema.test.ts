import { describe, expect, it } from 'vitest'
import { rupiahWithBuffer } from '@/domain/kurs/kurs'
import { kursProblems, parseKurs } from '@/domain/kurs/kursSchema'

const TODAY = '2026-11-20'
const RIGHT = { rupiahPerSar: 4712.5, buffer: 2.25, validFrom: TODAY }
const wrong = (changes: object) => kursProblems({ ...RIGHT, ...changes }, TODAY)

describe('a new rate', () => {
  it.each([
    { rupiahPerSar: 1000 },
    { rupiahPerSar: 20_000 },
    { rupiahPerSar: 4712.05 },
    { rupiahPerSar: 1000.01 },
    { buffer: 0 },
    { buffer: 50 },
    { buffer: 49.99 },
    { validFrom: '2000-01-01' },
    { validFrom: '2027-11-21' },
  ])('%j is accepted', (changes) => {
    expect(wrong(changes)).toEqual([])
    expect(parseKurs({ ...RIGHT, ...changes }, TODAY)).toEqual({ ...RIGHT, ...changes })
  })

  it.each<[string, unknown, string]>([
    ['rupiahPerSar', undefined, 'kursNilaiSAR'],
    ['rupiahPerSar', '', 'kursNilaiSAR'],
    ['rupiahPerSar', '4700', 'kursNilaiSAR'],
    ['rupiahPerSar', 999.99, 'kursNilaiSAR'],
    ['rupiahPerSar', 20_000.01, 'kursNilaiSAR'],
    ['rupiahPerSar', 4700.005, 'kursNilaiSAR'],
    ['rupiahPerSar', Infinity, 'kursNilaiSAR'],
    ['rupiahPerSar', NaN, 'kursNilaiSAR'],
    ['rupiahPerSar', 1e21, 'kursNilaiSAR'],
    ['buffer', -0.01, 'kursBuffer'],
    ['buffer', 50.01, 'kursBuffer'],
    ['buffer', 0.125, 'kursBuffer'],
    ['buffer', 'dua', 'kursBuffer'],
    ['validFrom', null, 'kursTanggal'],
    ['validFrom', '2026-02-30', 'kursTanggal'],
    ['validFrom', '20-11-2026', 'kursTanggal'],
    ['validFrom', '1999-12-31', 'kursTanggal'],
    ['validFrom', 20_261_120, 'kursTanggal'],
    ['validFrom', '2027-11-22', 'kursTerlaluJauh'],
    ['validFrom', '2206-11-20', 'kursTerlaluJauh'],
  ])('%s = %j is refused with a message at its field', (field, value, key) => {
    expect(wrong({ [field]: value })).toEqual([{ path: field, key: `validation.${key}` }])
  })

  it('an empty buffer is 0', () => {
    expect(parseKurs({ ...RIGHT, buffer: '' }, TODAY).buffer).toBe(0)
    expect(parseKurs({ rupiahPerSar: 4700, validFrom: TODAY }, TODAY).buffer).toBe(0)
  })

  it.each([null, 'x', 7, []])('%j is no rate', (value) => expect(kursProblems(value, TODAY)).not.toEqual([]))
})

it.each([
  [4700, 0, 4700],
  [4700, 2, 4794],
  [4712.5, 2.25, 4818.53125],
  [1000.01, 0.01, 1000.110001],
  [20_000, 50, 30_000],
  [4729.35, 1.15, 4783.737525],
])(
  'SAR 1 at Rp %d with a buffer of %d percent is priced with Rp %d, to the last decimal',
  (rupiahPerSar, buffer, priced) => expect(rupiahWithBuffer({ rupiahPerSar, buffer })).toBe(priced),
)
