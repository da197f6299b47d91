import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicOffer } from '@/domain/offer/publicOffer'
import type { PackageDetail } from '@/domain/types'
import { offerText } from '@/offer/offerText'
import { choices, exampleChoice, examplePackage, exampleProfile, packages, profiles } from '../domain/offer/packages'

describe('the offer as a text for WhatsApp (docs/product.md §21.3.6)', () => {
  it('the text names package, customer, stays, prices, terms, validity and business', () => {
    expect(offerText(publicOffer(examplePackage, exampleChoice, exampleProfile))).toBe(
      [
        '*Umroh Syawal 12 Hari*',
        'Penawaran untuk Bapak Ahmad',
        '',
        'Madinah: Anwar Al Madinah, bintang 4, 1–5 Maret 2027, 4 malam',
        'Makkah: Pullman Zamzam, bintang 5, 5–10 Maret 2027, 5 malam, 150 m ke Masjidil Haram',
        'Pesawat: Garuda Indonesia CGK–MED',
        'Termasuk: Visa + Bus VIP, Siskopatuh, Ziarah Makkah',
        '',
        'Double: Rp. 30.310.400',
        'Quad: Rp. 28.000.000',
        'Harga per jamaah, untuk rombongan 25 jamaah',
        '',
        'Rombongan Anda:',
        '• 1 kamar Double: Rp. 60.620.800',
        '• 2 kamar Quad: Rp. 224.000.000',
        'Total rombongan: Rp. 284.620.800',
        '',
        'Rencana pembayaran per jamaah (Double):',
        '• DP saat memesan: Rp. 5.000.000',
        '• Angsuran, paling lambat 31 Desember 2026: Rp. 12.124.160',
        '• Pelunasan, paling lambat 30 Januari 2027: Rp. 13.186.240',
        'Rencana pembayaran per jamaah (Quad):',
        '• DP saat memesan: Rp. 5.000.000',
        '• Angsuran, paling lambat 31 Desember 2026: Rp. 11.200.000',
        '• Pelunasan, paling lambat 30 Januari 2027: Rp. 11.800.000',
        '',
        'Juga termasuk:',
        '• Air zamzam',
        '',
        'Tidak termasuk:',
        '• Paspor',
        '',
        'Syarat:',
        '• DP tidak dapat dikembalikan',
        '',
        'Berlaku s.d. 29 November 2026',
        '',
        'Safar Barakah',
        '+62 812-3456-7890',
      ].join('\n'),
    )
  })

  it('parts of the plan that are due before the offer ends are paid with the order', () => {
    const lastDay = { ...exampleChoice, withPaymentPlan: true, validUntil: '2027-02-20' }
    expect(offerText(publicOffer(examplePackage, lastDay, exampleProfile))).toContain(
      ['Rencana pembayaran per jamaah (Double):', '• Pelunasan saat memesan: Rp. 30.310.400'].join('\n'),
    )
    const later = { ...lastDay, validUntil: '2027-01-10' }
    expect(offerText(publicOffer(examplePackage, later, exampleProfile))).toContain(
      ['• DP saat memesan: Rp. 17.124.160', '• Pelunasan, paling lambat 30 Januari 2027: Rp. 13.186.240'].join('\n'),
    )
  })

  it('a name keeps its words, and its own asterisks and line ends do not break the bold', () => {
    const offer = publicOffer({ ...examplePackage, name: ' Umroh *hemat*\n12 hari ' }, exampleChoice, exampleProfile)
    expect(offerText(offer).split('\n')[0]).toBe('*Umroh ∗hemat∗ 12 hari*')
  })

  it('the text of any package holds none of its secret figures, and every name whole', () => {
    fc.assert(
      fc.property(packages, choices, profiles, (detail, choice, profile) => {
        const offer = publicOffer(detail, { ...choice, withPaymentPlan: false }, profile)
        const text = offerText(offer)
        // The secret figures of `packages` begin with a 7 and have seven digits.
        expect(text.replaceAll('.', '')).not.toMatch(/(?<!\d)7\d{6}(?!\d)/)
        expect(text).not.toContain('Mitra Rahasia')
        for (const name of [offer.name, ...offer.services, ...offer.stays.map(({ hotel }) => hotel)])
          expect(text).toContain(name)
      }),
    )
  })

  it('an Arabic name turns nothing around it: the dates behind it stay in their order', () => {
    const hotel = { ...examplePackage.hotels.makkah, name: 'فندق مكة', stars: 0 }
    const detail = { ...examplePackage, name: 'باقة رمضان', hotels: { makkah: hotel, madinah: null } } as PackageDetail
    const text = offerText(publicOffer(detail, exampleChoice, exampleProfile))
    expect(text).toContain('Makkah: \u2067فندق مكة\u2069, 5–10 Maret 2027')
    // WhatsApp's bold stands alone in its line, where a mark could be taken for a part of the star.
    expect(text.split('\n')[0]).toBe('*باقة رمضان*')
  })
})
