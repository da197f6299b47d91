import { describe, expect, it } from 'vitest'
import { emptyProfile, offerProfileProblems, parseOfferProfile } from '@/domain/offer/offerProfile'

const PLAN = { dp: 5_000_000, instalments: [{ percent: 33.3, daysBefore: 60 }], restDaysBefore: 30 }
const RIGHT = {
  business: 'An-Nur Tour & Travel',
  whatsapp: '6281234567890',
  validDays: 7,
  paymentPlan: PLAN,
  included: ['Air zam-zam 5 liter'],
  excluded: ['Paspor'],
  terms: ['Harga dapat berubah'],
}
const problems = (changes: object) => offerProfileProblems({ ...RIGHT, ...changes })
const planned = (changes: object) => problems({ paymentPlan: { ...PLAN, ...changes } })
const share = (changes: object) => ({ instalments: [{ daysBefore: 60, ...changes }] })
const long = (length: number) => 'x'.repeat(length)

describe('an offer profile', () => {
  it.each<object>([
    {},
    emptyProfile('Siti'),
    { business: long(80), licence: long(60) },
    { whatsapp: null },
    { validDays: 1 },
    { validDays: 30 },
    { terms: Array.from({ length: 12 }, () => long(160)) },
    { paymentPlan: { dp: 0, instalments: [], restDaysBefore: 0 } },
  ])('with %j it is accepted', (changes) => {
    expect(problems(changes)).toEqual([])
  })

  it.each<object>([
    { dp: 1_000_000_000 },
    share({ amount: 0 }),
    share({ percent: 0.1 }),
    share({ percent: 1.1 }),
    share({ percent: 16.1 }),
    share({ percent: 100 }),
    share({ percent: 10, daysBefore: 30 }),
    { instalments: [33.3, 33.3, 33.4].map((percent) => ({ percent, daysBefore: 60 })) },
    { restDaysBefore: 60 },
  ])('a payment plan with %j is accepted', (changes) => {
    expect(planned(changes)).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['business', '  ', 'usaha'],
    ['business', long(81), 'usahaPanjang'],
    ['business', 'An\0Nur', 'karakter'],
    ['business', undefined, 'usaha'],
    ['licence', long(61), 'izin'],
    ['licence', ' ', 'izin'],
    ['licence', 'U\0', 'karakter'],
    ['licence', 491, 'izin'],
    ['whatsapp', '081234567890', 'whatsapp'],
    ['whatsapp', '', 'whatsapp'],
    ['validDays', 0, 'berlaku'],
    ['validDays', 31, 'berlaku'],
    ['validDays', 1.5, 'berlaku'],
    ['validDays', '7', 'berlaku'],
    ['paymentPlan', 7, 'rencana'],
    ['terms', 'Harga', 'baris'],
    ['terms', Array.from({ length: 13 }, () => 'x'), 'barisBanyak'],
  ])('%s: %j is refused', (path, value, key) => {
    expect(problems({ [path]: value })).toEqual([{ path, key }])
  })

  it.each<[string, object, string]>([
    ['included.0', { included: [long(161)] }, 'barisPanjang'],
    ['excluded.1', { excluded: ['Paspor', ' '] }, 'baris'],
    ['terms.0', { terms: ['a\ud800'] }, 'karakter'],
    ['margin', { margin: 1 }, 'profil'],
  ])('%s of %j is refused', (path, changes, key) => {
    expect(problems(changes)).toEqual([{ path, key }])
  })

  it.each<[string, object, string]>([
    ['dp', { dp: -1 }, 'rupiah'],
    ['dp', { dp: 0.5 }, 'rupiah'],
    ['dp', { dp: 1_000_000_001 }, 'rupiah'],
    ['restDaysBefore', { restDaysBefore: 366, instalments: [] }, 'hari'],
    ['restDaysBefore', { restDaysBefore: 61 }, 'pelunasan'],
    ['instalments.0.percent', share({ percent: 0 }), 'persen'],
    ['instalments.0.percent', share({ percent: 100.1 }), 'persen'],
    ['instalments.0.percent', share({ percent: 1.15 }), 'persen'],
    ['instalments.0.amount', share({ amount: 0.5 }), 'rupiah'],
    ['instalments.0.daysBefore', share({ percent: 10, daysBefore: -1 }), 'hari'],
    ['instalments.0', share({ percent: 10, amount: 10 }), 'angsuran'],
    ['instalments.0', share({}), 'angsuran'],
    ['instalments', { instalments: Array(5).fill({ percent: 1, daysBefore: 60 }) }, 'angsuranBanyak'],
    ['instalments', { instalments: Array(2).fill({ percent: 50.1, daysBefore: 60 }) }, 'angsuranLebih'],
  ])('a payment plan is refused at %s: %j', (path, changes, key) => {
    expect(planned(changes)[0]).toEqual({ path: `paymentPlan.${path}`, key })
  })

  it('texts are trimmed', () => {
    const typed = { ...RIGHT, business: ' An-Nur ', licence: ' U.491 ', included: [' Air zam-zam '] }
    expect(parseOfferProfile(typed)).toEqual({
      ...RIGHT,
      business: 'An-Nur',
      licence: 'U.491',
      included: ['Air zam-zam'],
      rounding: 0,
      logo: null,
    })
  })
})
