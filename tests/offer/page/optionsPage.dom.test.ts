import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferAnswer } from '@/domain/offer/acceptance'
import { optionsOffer } from '@/domain/offer/options'
import type { PublicOffer } from '@/domain/offer/publicOffer'
import { ROOM_TYPES, type PackageDetail } from '@/domain/types'
import { offerText } from '@/offer/offerText'
import { closedPage } from '@/offer/page/closedPages'
import { offerPage } from '@/offer/page/offerPage'
import { choices, exampleChoice, examplePackage, exampleProfile, packages, profiles } from '../../domain/offer/packages'

const hemat: PackageDetail = {
  ...examplePackage,
  id: 8,
  name: 'Umroh Hemat',
  hotels: { ...examplePackage.hotels, makkah: null },
  totals: { double: 27_000_000, triple: 26_000_000, quad: 25_000_000 },
}
const choice = { ...exampleChoice, roomMix: null, withPaymentPlan: false }
const offer = optionsOffer([examplePackage, hemat, { ...examplePackage, name: 'Umroh Plus' }], choice, exampleProfile)
const PATH = `/p/${'x'.repeat(43)}`
const answer: OfferAnswer = {
  by: 'customer',
  name: 'Ahmad',
  room: 'quad',
  jamaah: 2,
  option: 'B',
  at: Date.UTC(2026, 10, 22, 17, 5),
  version: 1,
  offerHash: '',
}
/** A profile with 36 lines and a plan of four instalments, and a choice of everything. */
function longestOf(line: string) {
  const lines = Array<string>(12).fill(line)
  const instalments = [30, 60, 90, 120].map((daysBefore) => ({ amount: 1_000_000, daysBefore }))
  const paymentPlan = { dp: 1_000_000, instalments, restDaysBefore: 10 }
  const longest = { ...exampleProfile, paymentPlan, included: lines, excluded: lines, terms: lines }
  return { longest, all: { ...choice, rooms: ROOM_TYPES, withPaymentPlan: true } }
}
const page = (shown: PublicOffer, changes: Partial<Parameters<typeof offerPage>[0]> = {}) =>
  offerPage({ offer: shown, path: PATH, picture: null, answer: null, counts: true, ...changes })
const open = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const headings = (html: string, level: string) => [...open(html).querySelectorAll(level)].map((one) => one.textContent)

describe('the page of an offer with options (docs/product.md §26.2.12)', () => {
  it('each option stands under its letter with its hotels and prices, and the validity stands once', () => {
    const html = page(offer)
    expect(headings(html, 'h1')).toEqual(['3 pilihan paket umroh'])
    expect(headings(html, '.option h2')).toEqual(['A. Umroh Syawal 12 Hari', 'B. Umroh Hemat', 'C. Umroh Plus'])
    expect(headings(html, 'h3').filter((name) => name === 'Pullman Zamzam')).toHaveLength(2)
    const text = open(html).querySelector('main')?.textContent ?? ''
    const amounts = (of: string) => of.match(/Rp\. \d{1,3}(\.\d{3})*/g)
    // The first three are the lowest price of each option, which stand on the first screen.
    expect(amounts(text)?.slice(0, 3)).toEqual(['Rp. 28.000.000', 'Rp. 25.000.000', 'Rp. 28.000.000'])
    expect(amounts(text)?.slice(3)).toEqual(amounts(offerText(offer)))
    for (const link of open(html).querySelectorAll<HTMLAnchorElement>('.from a'))
      expect(open(html).querySelector(`${link.getAttribute('href')} h2`)?.textContent).toBe(link.textContent)
    expect(text.match(/Berlaku s\.d\./g)).toHaveLength(1)
  })

  it('the preview tells the lowest price of all options', () => {
    const tag = (name: string) =>
      open(page(offer)).querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
    expect([tag('title'), tag('description')]).toEqual(['3 pilihan paket umroh', 'mulai Rp 25.000.000/jamaah'])
  })

  it('the form asks for exactly one option, and keeps the one that was chosen when another field is wrong', () => {
    const form = { values: { option: 'C', room: 'quad' }, problems: { name: 'acceptName' } } as const
    const controls = [...open(page(offer, { form })).querySelectorAll<HTMLInputElement>('input, select')]
    expect(controls.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'Nama',
      'Pilihan (satu saja)',
      'Tipe kamar',
      'Jumlah jamaah',
    ])
    expect(controls.map(({ value }) => value)).toEqual(['', 'C', 'quad', ''])
    const fresh = open(page(offer)).querySelector<HTMLSelectElement>('#option')
    expect([fresh?.value, fresh?.required, fresh?.multiple]).toEqual(['', true, false])
    expect([...(fresh?.options ?? [])].map(({ text }) => text)).toEqual([
      'Pilih salah satu',
      'A. Umroh Syawal 12 Hari',
      'B. Umroh Hemat',
      'C. Umroh Plus',
    ])
  })

  it('an accepted offer names the chosen option, and has no form', () => {
    const html = page(offer, { answer })
    expect(open(html).querySelector('.agreed')?.textContent).toContain('B. Umroh HematAhmad, Quad, 2 jamaah')
    expect(open(html).querySelector('form')).toBeNull()
  })

  it('a closed page says how many options there were, and no name of any of them', () => {
    const html = closedPage('replaced', offer)
    expect(html).toContain('3 pilihan paket umroh')
    for (const name of ['Umroh Hemat', 'Umroh Plus', 'Umroh Syawal', 'Rp']) expect(html).not.toContain(name)
  })

  it('no generated offer with three options gives a page of more than 25 kB or tells a secret figure, and neither do the longest texts', () => {
    const sizes: number[] = []
    fc.assert(
      fc.property(packages, packages, packages, choices, profiles, (a, b, c, given, profile) => {
        const shown = optionsOffer([a, b, c], { ...given, roomMix: null }, profile)
        sizes.push(Buffer.byteLength(page(shown)))
        const plain = page(optionsOffer([a, b, c], { ...given, roomMix: null, withPaymentPlan: false }, profile))
        expect(plain.replace(/<[^>]*>/g, ' ').replaceAll('.', '')).not.toMatch(/(?<!\d)7\d{6}(?!\d)/)
      }),
      { numRuns: 30 },
    )
    expect(Math.max(...sizes)).toBeLessThan(25_000)
    const { longest, all } = longestOf('é'.repeat(80))
    const three = [examplePackage, hemat, { ...examplePackage, name: 'Umroh Plus Turki' }] as const
    expect(Buffer.byteLength(page(optionsOffer(three, all, longest)))).toBeLessThan(25_000)
  })

  it('a name of the longest length stands whole above the options, and in one line of the choice', () => {
    const name = 'Umroh Syawal '.repeat(75).trim()
    const html = page(optionsOffer([examplePackage, { ...hemat, name }], choice, exampleProfile))
    expect(headings(html, '.option h2')[1]).toBe(`B. ${name}`)
    const told = open(html).querySelectorAll<HTMLOptionElement>('#option option')[2]
    expect(told?.text).toMatch(/^B\. Umroh Syawal .{30,50}…$/)
    expect(told?.value).toBe('B')
  })
})
