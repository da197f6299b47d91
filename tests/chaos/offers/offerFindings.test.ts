import { describe, expect, it } from 'vitest'
import { publicOffer } from '@/domain/offer/publicOffer'
import { offerPage } from '@/offer/page/offerPage'
import { offerText } from '@/offer/offerText'
import { exampleChoice, examplePackage, exampleProfile } from '../../domain/offer/packages'
import {
  foreignFigures,
  keptThoughErased,
  leaksIn,
  miscounted,
  numbersIn,
  openThoughOver,
  pageText,
  profileWords,
  publicFigures,
  secretFigures,
  type Kept,
} from './offerFindings'

const choice = { ...exampleChoice, roomMix: null, withPaymentPlan: false }
const offer = publicOffer(examplePackage, choice, exampleProfile)
const answer = { name: 'Ahmad', room: 'quad', jamaah: 4, by: 'customer', at: 0, version: 1, offerHash: '' } as const
const page = { offer, path: '/p/8013500token', picture: 'https://a.id:4660/p/8013500token.jpg', answer, counts: true }
const html = offerPage(page)
const words = profileWords(exampleProfile)
const figures = publicFigures(examplePackage, choice, `${words} 0812-3456-7890`)
const secrets = secretFigures(examplePackage)

describe('the figures of an open page', () => {
  it('a page that shows its own version raises no finding, whoever has agreed to it', () => {
    expect(foreignFigures('link 1', html, [figures])).toEqual([])
  })

  it('a price of another version or of a room type that was not chosen is reported', () => {
    const later = { ...examplePackage, totals: { double: 30_310_401, triple: 29_000_000, quad: 28_000_000 } }
    expect(foreignFigures('link 1', html, [publicFigures(later, choice, words)])).toContain(
      'link 1 shows 30310400, which its version did not have',
    )
    const all = publicOffer(examplePackage, { ...choice, rooms: ['double', 'triple', 'quad'] }, exampleProfile)
    expect(foreignFigures('link 1', offerPage({ ...page, offer: all }), [figures])).toEqual([
      'link 1 shows 29000000, which its version did not have',
    ])
  })

  it('a page that mixes the figures of two versions is reported', () => {
    const [double, quad] = [new Set([...figures].filter((figure) => figure !== 28_000_000)), new Set([28_000_000])]
    expect(foreignFigures('link 1', html, [figures, double])).toEqual([])
    expect(foreignFigures('link 1', html, [double, quad])).toHaveLength(1)
  })

  it('the tags of the preview are read, the address of the page is not', () => {
    expect(pageText(html)).toContain('mulai Rp 28.000.000/jamaah')
    expect(pageText(html)).not.toContain('8013500')
    expect(numbersIn('Rp. 1.234.567, SAR 1,234.50, 2027-03-05')).toEqual([1_234_567, 1234, 50, 2027, 3, 5])
  })
})

describe('texts that leave the phone', () => {
  it('text and page of an offer tell nothing that is secret', () => {
    expect(leaksIn('share', offerText(offer), secrets)).toEqual([])
    expect(leaksIn('link 1', pageText(html), secrets)).toEqual([])
  })

  it.each([
    ['the margin', 'Laba Rp. 2.500.000'],
    ['the flight', 'Pesawat 17800000'],
    ['a transport', '"price": 8013500.0'],
    ['the tour leader', 'Rp. 1.200.000'],
    ['a hotel in rupiah', 'Rp. 3.000.000'],
    ['the word', 'Margin kami kecil'],
  ])('%s in a text is reported', (_, text) => expect(leaksIn('share', text, secrets)).toHaveLength(1))

  it('a price in riyal and the rate are secret, and a figure that the offer may show is not', () => {
    const sar = { ...examplePackage.hotels.makkah!, sar: { double: 2350.4, triple: 150, quad: 2026 } }
    const kurs = { rupiahPerSar: 4700, per: '2026-11-11', buffer: 1 }
    const found = secretFigures({ ...examplePackage, hotels: { makkah: sar, madinah: null }, kurs, margin: 28_000_000 })
    expect([...found]).toEqual(expect.arrayContaining([2350, 4700]))
    for (const open of [150, 2026, 28_000_000]) expect(found).not.toContain(open)
  })
})

describe('a link that is over', () => {
  it('each address must answer 410; a customer who has to wait sees nothing either', () => {
    expect(openThoughOver('link 1', { page: 410, picture: 429, accept: 410 })).toEqual([])
    expect(openThoughOver('link 1', { page: 200, picture: 200, accept: 303 })).toEqual([
      'link 1 is over, and its page answers 200',
      'link 1 is over, and its picture answers 200',
      'link 1 is over, and its accept answers 303',
    ])
  })
})

describe('a link whose customer was erased', () => {
  it('the page does not name the customer, and there is no picture', () => {
    expect(keptThoughErased('link 1', 'Ibu Sri', html, 404)).toEqual([])
    const named = offerPage({ ...page, offer: { ...offer, customer: 'Ibu Sri' } })
    expect(keptThoughErased('link 1', 'Ibu Sri', named, 200)).toEqual([
      'link 1 still names its erased customer Ibu Sri',
      'link 1 still has the picture with its erased customer',
    ])
  })
})

describe('an offer with the rooms of a group and a payment plan', () => {
  it('the prices of rooms and the parts of the plan are figures of its version, and those of another choice are not', () => {
    const plan = { dp: 4_321_000, instalments: [{ percent: 30, daysBefore: 60 }], restDaysBefore: 30 }
    const chosen = { ...choice, roomMix: { double: 2, triple: 0, quad: 4 }, withPaymentPlan: true }
    const profile = { ...exampleProfile, paymentPlan: plan }
    const whole = offerPage({ ...page, offer: publicOffer(examplePackage, chosen, profile) })
    expect(
      foreignFigures('link 1', whole, [publicFigures(examplePackage, chosen, profileWords(profile), plan)]),
    ).toEqual([])
    expect(
      foreignFigures('link 1', whole, [publicFigures(examplePackage, choice, profileWords(profile), plan)]),
    ).not.toEqual([])
  })
})

describe('an acceptance', () => {
  const kept = (changes: Partial<Kept> = {}): Kept => ({
    accepted: 1,
    takenBack: 0,
    seen: 0,
    answer: 'A',
    isErased: false,
    ...changes,
  })
  const found = (now: Partial<Kept>, earlier: Kept | null = null, wasRead = false) =>
    miscounted('link 1', earlier, kept(now), new Set(['A', 'B']), wasRead)

  it('an acceptance that is counted once, taken back and given again raises no finding', () => {
    expect(found({})).toEqual([])
    expect(found({ takenBack: 1, answer: null }, kept())).toEqual([])
    expect(found({ accepted: 2, takenBack: 1, answer: 'B' }, kept())).toEqual([])
  })

  it('an acceptance whose name was erased still counts, and nothing but an erasure takes its name away', () => {
    expect(found({ answer: '', isErased: true }, kept())).toEqual([])
    expect(found({ answer: '' }, kept())).toHaveLength(2)
    expect(found({ answer: 'C', isErased: true }, null)).toHaveLength(1)
  })

  it.each([
    ['is counted twice', { accepted: 2 }, null],
    ['is not counted', { accepted: 0 }, null],
    ['is counted without an answer', { answer: null }, null],
    ['took the place of another', { answer: 'B' }, kept()],
    ['was given by nobody', { answer: 'C' }, null],
  ])('an acceptance that %s is reported', (_, now, earlier) => expect(found(now, earlier)).toHaveLength(1))

  it('a link counts as read once, and not by the preview of WhatsApp', () => {
    expect(found({ seen: 1 }, null, true)).toEqual([])
    expect(found({ seen: 2 }, null, true)).toHaveLength(1)
    expect(found({ seen: 1 })).toEqual(['link 1 counts as read 1 times; it was not read'])
  })
})
