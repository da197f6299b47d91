// @vitest-environment node
// Own modules: PDF.js refuses to run where another library has added to Array.prototype.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicOffer, type PublicOffer } from '@/domain/offer/publicOffer'
import { offerPdf } from '@/offer/pdf/offerPdf'
import type { Glyphs } from '@/offer/pdf/glyphs'
import {
  choices,
  exampleChoice,
  examplePackage,
  exampleProfile,
  LOGO,
  packages,
  profiles,
} from '../domain/offer/packages'
import { pdfPages, pdfRest } from '../support/readPdf'

/** Draws nothing, and notes which texts the PDF wanted as pictures. */
function notingGlyphs() {
  const drawn: string[] = []
  const glyphs: Glyphs = {
    measure: (text, { size }) => [...text].length * size * 0.6,
    draw: ({ text }) => {
      drawn.push(text)
      return null
    },
  }
  return { drawn, glyphs }
}

async function made(offer: PublicOffer) {
  const { drawn, glyphs } = notingGlyphs()
  const pdf = new Uint8Array(offerPdf(offer, () => glyphs))
  const pages = await pdfPages(pdf)
  return { pages, words: pages.join(' '), drawn, rest: pdfRest(pdf), bytes: pdf.length }
}

/** The figures of an offer that may happen to look like a secret one. */
const computed = ({ prices, roomMix }: PublicOffer): number[] => [
  ...prices.flatMap(({ parts }) => parts.map(({ amount }) => amount)),
  ...roomMix.map(({ total }) => total),
]

const LINE = 'Pembatalan dua minggu sebelum keberangkatan dikenai biaya penuh menurut aturan maskapai dan hotel'
const lines = (about: string) => Array.from({ length: 12 }, (_, index) => `${about} ${index + 1}. ${LINE}`)

describe('the PDF of an offer (docs/product.md §21.3.3)', () => {
  it('a usual offer fits on one page', async () => {
    const { pages, words } = await made(publicOffer(examplePackage, exampleChoice, exampleProfile))
    expect(pages).toHaveLength(1)
    for (const text of [
      'Safar Barakah Umroh Syawal 12 Hari 10 hari · 9 malam · 1–10 Maret 2027 Penawaran untuk Bapak Ahmad',
      'MADINAH Anwar Al Madinah 1–5 Maret 2027 · 4 malam MAKKAH Pullman Zamzam',
      'Garuda Indonesia CGK–MED TERMASUK Visa + Bus VIP Siskopatuh Ziarah Makkah',
      'Double Rp. 30.310.400 Quad Rp. 28.000.000 Harga per jamaah, untuk rombongan 25 jamaah',
      '1 kamar Double Rp. 60.620.800 2 kamar Quad Rp. 224.000.000 Total rombongan Rp. 284.620.800',
      'DP saat memesan Rp. 5.000.000 Rp. 5.000.000',
      'Angsuran, paling lambat 31 Desember 2026 Rp. 12.124.160 Rp. 11.200.000',
      'Pelunasan, paling lambat 30 Januari 2027 Rp. 13.186.240 Rp. 11.800.000',
      'JUGA TERMASUK • Air zamzam TIDAK TERMASUK • Paspor SYARAT • DP tidak dapat dikembalikan',
      'Berlaku s.d. 29 November 2026 Safar Barakah +62 812-3456-7890',
    ])
      expect(words).toContain(text)
  })

  it('the logo of the business is in it as the JPEG that it is', async () => {
    const plain = await made(publicOffer(examplePackage, exampleChoice, exampleProfile))
    const { bytes, words } = await made(publicOffer(examplePackage, exampleChoice, { ...exampleProfile, logo: LOGO }))
    expect(words.split(' ').toSorted()).toEqual(plain.words.split(' ').toSorted())
    const added = bytes - plain.bytes
    expect(added).toBeGreaterThan(33)
    expect(added).toBeLessThan(1_000)
  })

  it('no secret figure of any package is in its PDF, and no name loses a word', async () => {
    await fc.assert(
      fc.asyncProperty(packages, choices, profiles, async (detail, choice, profile) => {
        const offer = publicOffer(detail, choice, profile)
        const { words, drawn, rest } = await made(offer)
        const all = `${words} ${drawn.join(' ')} ${rest}`
        const found = all.replaceAll('.', '').match(/(?<!\d)7\d{6}(?!\d)/g) ?? []
        expect(found.filter((figure) => !computed(offer).includes(Number(figure)))).toEqual([])
        expect(all).not.toContain('Rahasia')
        const names = [offer.name, ...offer.services, ...offer.terms, ...offer.stays.map(({ hotel }) => hotel)]
        for (const word of names.flatMap((name) => name.split(' ')))
          expect(word === '✨' ? drawn.join(' ') : words).toContain(word)
      }),
      { numRuns: 20 },
    )
  })

  it('an offer with full lists takes more pages, each with its number, and a title stands above its first line', async () => {
    const full = { ...exampleProfile, included: lines('Termasuk'), excluded: lines('Tanpa'), terms: lines('Syarat') }
    const { pages, words } = await made(publicOffer(examplePackage, exampleChoice, full))
    expect(pages.length).toBeGreaterThan(1)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Halaman ${index + 1} dari ${pages.length}`)
      expect(page).toContain('Umroh Syawal 12 Hari')
      expect(page).not.toMatch(/TERMASUK Berlaku|SYARAT Berlaku/)
    }
    for (const line of [...full.included, ...full.excluded, ...full.terms]) expect(words).toContain(line)
  })

  it('accents, stars and arrows are written in the app’s typeface, and words of another script are drawn', async () => {
    const name = 'Umroh Rāmaḍān ʿAzīz Łódź ★ → فندق مكة ✨ 2027'
    const { words, drawn } = await made(publicOffer({ ...examplePackage, name }, exampleChoice, exampleProfile))
    expect(words).toContain('Umroh Rāmaḍān ‘Azīz Łódź ★ →')
    expect(drawn.join(' ')).toContain('فندق مكة')
    expect(drawn.join(' ')).toContain('✨')
  })

  it('two instalments that are due on the same day have a row each', async () => {
    const instalments = [
      { amount: 2_000_000, daysBefore: 60 },
      { amount: 3_000_000, daysBefore: 60 },
    ]
    const profile = { ...exampleProfile, paymentPlan: { dp: 25_000_000, instalments, restDaysBefore: 30 } }
    const { words } = await made(publicOffer(examplePackage, exampleChoice, profile))
    const instalment = 'Angsuran, paling lambat 31 Desember 2026'
    expect(words).toContain(`${instalment} Rp. 2.000.000 Rp. 2.000.000 ${instalment} Rp. 3.000.000 Rp. 1.000.000`)
    // Nothing is left for the second room type, so its cell has a dash.
    expect(words).toContain('Pelunasan, paling lambat 30 Januari 2027 Rp. 310.400 –')
  })
})
