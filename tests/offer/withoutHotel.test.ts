import { describe, expect, it } from 'vitest'
import { readAcceptance } from '@/domain/offer/acceptance'
import { hasOnePrice } from '@/domain/offer/options'
import { publicOffer, type PublicOffer } from '@/domain/offer/publicOffer'
import { offerText } from '@/offer/offerText'
import { offerPage } from '@/offer/page/offerPage'
import { offerPages } from '@/offer/paper/pageLayout'
import { pictureLayout } from '@/offer/picture/pictureLayout'
import { exampleChoice, examplePackage, exampleProfile } from '../domain/offer/packages'
import { measure, written } from './drawn'

const totals = { double: 21_500_000, triple: 21_500_000, quad: 21_500_000 }
const hotels = { makkah: null, madinah: null }
const detail = { ...examplePackage, hotels, totals }
const offerOf = (changes: Partial<typeof detail> = {}) =>
  publicOffer({ ...detail, ...changes }, { ...exampleChoice, roomMix: null }, exampleProfile)
const pageOf = (offer: PublicOffer, answer: Parameters<typeof offerPage>[0]['answer'] = null) =>
  offerPage({ offer, path: '/p/abc', picture: null, answer, counts: false })

const FORMS: [string, (offer: PublicOffer) => string][] = [
  ['text', offerText],
  ['page', (offer) => pageOf(offer)],
  ['picture', (offer) => written(pictureLayout(offer, measure))],
  ['paper', (offer) => written(offerPages(offer, measure).flat())],
  ['options in the picture', (offer) => written(pictureLayout({ ...offer, others: [offer] }, measure))],
]

describe('an offer without a hotel (docs/product.md §21.3.13)', () => {
  it.each(FORMS)('its %s says so, and has one price per jamaah', (name, shown) => {
    const text = shown(offerOf())
    expect(text).toContain('Tanpa hotel')
    expect(text).not.toMatch(/Double|Triple|Quad/)
    expect(text).toContain('Untuk rombongan')
    expect(text.split('21.500.000')).toHaveLength(name.startsWith('options') ? 3 : name === 'page' ? 3 : 2)
  })

  it.each(FORMS)('the %s of one whose totals differ keeps its types of rooms', (_, shown) => {
    const text = shown(offerOf({ totals: { ...totals, quad: 20_000_000 } }))
    expect(text).toContain('Tanpa hotel')
    expect(text).toMatch(/Quad/)
  })

  it('the customer agrees without choosing a type of room', () => {
    const offer = offerOf()
    const room = /<option value="(\w+)" selected>Tanpa hotel/.exec(pageOf(offer))?.[1]
    const read = readAcceptance({ name: 'Budi', room, jamaah: '2' }, offer)
    expect(read).toMatchObject({ acceptance: { room: 'double' } })
    const answer = {
      name: 'Budi',
      room: 'double',
      jamaah: 2,
      by: 'customer',
      at: 0,
      version: 1,
      offerHash: '',
    } as const
    expect(pageOf(offer, answer)).toContain('Budi, Tanpa hotel, 2 jamaah')
  })

  it('types of rooms are chosen where they change a price, or where a price is not known', () => {
    expect(hasOnePrice(detail)).toBe(true)
    expect(hasOnePrice({ ...detail, totals: { ...totals, triple: null } })).toBe(false)
    expect(hasOnePrice({ ...detail, totals: { ...totals, triple: 1 } })).toBe(false)
    expect(hasOnePrice({ ...examplePackage, totals })).toBe(false)
  })
})
