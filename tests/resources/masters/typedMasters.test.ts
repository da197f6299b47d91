import { describe, expect, it } from 'vitest'
import { formKind, type TypedHotel } from '@/resources/masters/admin/masterForm'
import { kursKind } from '@/resources/masters/admin/kurs/KursFormPage'

const [HOTEL, VISA] = ['hotel/makkah', 'custom-data/visa']
const hotel = (typed: Partial<TypedHotel>): TypedHotel => ({
  ...(formKind(HOTEL).typedOf() as TypedHotel),
  name: 'Hotel',
  stars: '4',
  rates: {
    rajabSyaban: { double: '510', triple: '510', quad: '510' },
    regular: { double: '510', triple: '510', quad: '510' },
    ramadhan: { double: '510', triple: '510', quad: '510' },
  },
  ...typed,
})
const rated = (double: string) => hotel({ rates: { ...hotel({}).rates, ramadhan: { double, triple: '1', quad: '1' } } })

describe('the figures of a hotel’s form', () => {
  it.each([
    ['1.250', 1250],
    ['1,250', 1250],
    ['1.250,50', 1250.5],
    ['12,5', 12.5],
    ['SAR 1.250', 1250],
    ['٥١٠', 510],
  ])('the rate %s is SAR %d', (typed, rate) => {
    expect(formKind(HOTEL).problems(rated(typed))).toEqual([])
    expect(formKind(HOTEL).read(rated(typed))).toHaveProperty('rates.ramadhan.double', rate)
  })
  it.each(['Rp 750.000', '1e3', '-5', '1.250.50', 'seribu'])('the rate %s is refused', (typed) => {
    expect(
      formKind(HOTEL)
        .problems(rated(typed))
        .map(({ path }) => path),
    ).toEqual(['rates.ramadhan.double'])
  })
  it.each([
    ['1.200', 1200],
    ['1,200', 1200],
    ['350 m', 350],
    ['1,2 km', 1200],
    ['', null],
  ])('the distance %s is %j metres', (distance, metres) => {
    expect(formKind(HOTEL).problems(hotel({ distance }))).toEqual([])
    expect(formKind(HOTEL).read(hotel({ distance }))).toHaveProperty('distance', metres)
  })
  it('stars may be written as stars', () => {
    expect(formKind(HOTEL).read(hotel({ stars: '★★★★' }))).toHaveProperty('stars', 4)
    expect(formKind(HOTEL).problems(hotel({ stars: 'empat' }))).toHaveLength(1)
  })
})

describe('the figures of other forms', () => {
  const kurs = (rupiahPerSar: string, buffer = '') => ({ ...kursKind.typedOf(), rupiahPerSar, buffer })
  it.each([
    ['4,700', '2,5 %', 4700, 2.5],
    ['4.700', '', 4700, 0],
    ['4.250,50', '1.5', 4250.5, 1.5],
    ['Rp 4.250', '5%', 4250, 5],
  ])('a rate of %s with a buffer of %j is %d and %d percent', (typed, buffer, rupiahPerSar, percent) => {
    expect(kursKind.problems(kurs(typed, buffer))).toEqual([])
    expect(kursKind.read(kurs(typed, buffer))).toMatchObject({ rupiahPerSar, buffer: percent })
  })
  it.each(['4.25', '4e3', 'SAR 4.250', '-4250'])('a rate of %s is refused', (typed) => {
    expect(kursKind.problems(kurs(typed)).map(({ path }) => path)).toEqual(['rupiahPerSar'])
  })
  it.each(['1e7', '-500000', '14.5', 'SAR 570', '10%'])('the price %s is refused', (price) => {
    expect(formKind(VISA).problems({ ...formKind(VISA).typedOf(), name: 'Visa', price })).toHaveLength(1)
  })
})

describe('the name for customers in a master’s form', () => {
  const visa = { ...formKind(VISA).typedOf(), name: 'Visa', price: '3.900.000' }
  it('is sent where it says something, or where there was one to take back', () => {
    expect(formKind(VISA).read(visa)).not.toHaveProperty('toldName')
    expect(formKind(VISA).read({ ...visa, toldName: 'Visa resmi' })).toMatchObject({ toldName: 'Visa resmi' })
    expect(formKind(VISA).read(visa, { ...visa, toldName: 'Visa resmi' })).toMatchObject({ toldName: '' })
    expect(formKind(HOTEL).read(hotel({}))).not.toHaveProperty('toldName')
    expect(formKind(HOTEL).read(hotel({}), hotel({ toldName: 'Dekat Haram' }))).toMatchObject({ toldName: '' })
  })

  it('has 200 letters at most', () => {
    const problems = formKind(VISA).problems({ ...visa, toldName: 'n'.repeat(201) })
    expect(problems.map(({ path }) => path)).toEqual(['toldName'])
  })
})

describe('the periods of a hotel’s form', () => {
  const saved = {
    from: '2027-02-08',
    to: '2027-02-27',
    label: 'Ramadhan 1–20',
    double: 1100.5,
    triple: null,
    quad: 1400,
    weekend: 150,
    note: null,
  }
  const typed = formKind(HOTEL).typedOf({ periods: [saved] }).periods as TypedHotel['periods']
  it('are texts while they are typed, and the same periods when they are sent', () => {
    expect(typed[0]).toMatchObject({ from: '8 Feb 2027', double: '1.100,5', triple: '', label: 'Ramadhan 1–20' })
    expect(formKind(HOTEL).read(hotel({ periods: typed }))).toMatchObject({ periods: [saved] })
    expect(formKind(HOTEL).read(hotel({}), hotel({ periods: typed }))).toMatchObject({ periods: [] })
  })
  it('name the row and the cell of an amount or a day that cannot be read', () => {
    const wrong = (cells: object) => formKind(HOTEL).problems(hotel({ periods: [{ ...typed[0]!, ...cells }] }))
    expect(wrong({ quad: 'tanya' })).toEqual([{ path: 'periods.0.quad', key: 'validation.periodeTarif?row=1' }])
    expect(wrong({ to: '30 Feb 2027' })).toEqual([{ path: 'periods.0.to', key: 'validation.periodeTanggal?row=1' }])
  })
  it('stand in words where two people changed them', () => {
    const words = formKind(HOTEL).fields.find(({ path }) => path === 'periods')?.words
    expect(words?.(typed, [])).toBe('8–27 Feb 2027 Ramadhan 1–20: Double 1.100,5, Quad 1.400, akhir pekan + 150')
    expect(words?.([], typed)).toBe('-')
  })
})
