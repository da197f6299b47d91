import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyProfile, offerProfileProblems } from '@/domain/offer/offerProfile'
import { readTyped, typedProfile } from '@/resources/offer-profile/page/typedProfile'
import { LOGO, plans, steps } from '../../domain/offer/packages'

const line = fc.constantFrom('Air zam-zam', 'Paspor', 'Harga dapat berubah')
const profiles = fc.record({
  business: fc.constantFrom('An-Nur', 'Satu'),
  whatsapp: fc.option(fc.integer({ min: 10_000_000, max: 999_999_999_999 }).map((digits) => `628${digits}`)),
  licence: fc.constantFrom(null, 'U. Khusus'),
  validDays: fc.integer({ min: 1, max: 30 }),
  paymentPlan: fc.option(plans),
  included: fc.array(line, { maxLength: 12 }),
  excluded: fc.array(line, { maxLength: 12 }),
  terms: fc.array(line, { maxLength: 12 }),
  rounding: steps,
  logo: fc.constantFrom(null, LOGO),
})

describe('the form of an offer profile', () => {
  it('a profile stays the same through the form', () => {
    fc.assert(fc.property(profiles, (profile) => void expect(readTyped(typedProfile(profile))).toEqual(profile)))
  })

  it.each<[object, object]>([
    [{ whatsapp: '0812-3456-7890' }, { whatsapp: '6281234567890' }],
    [{ whatsapp: '  ' }, { whatsapp: null }],
    [{ validDays: ' 14 ' }, { validDays: 14 }],
    [{ licence: ' U.491 ' }, { licence: 'U.491' }],
    [{ licence: ' ' }, { licence: null }],
    [{ rounding: '50000' }, { rounding: 50_000 }],
    [{ included: ' Air zam-zam \n\n Paspor\n' }, { included: ['Air zam-zam', 'Paspor'] }],
    [
      {
        usesPlan: true,
        dp: '5.000.000',
        restDaysBefore: '30',
        instalments: [
          { kind: 'percent', percent: '12,5 %', amount: '7', daysBefore: '60' },
          { kind: 'amount', percent: '7', amount: '1.000.000', daysBefore: '45' },
        ],
      },
      {
        paymentPlan: {
          dp: 5_000_000,
          restDaysBefore: 30,
          instalments: [
            { percent: 12.5, daysBefore: 60 },
            { amount: 1_000_000, daysBefore: 45 },
          ],
        },
      },
    ],
    [
      { usesPlan: true, dp: '5,000,000', restDaysBefore: '٣٠' },
      { paymentPlan: { dp: 5_000_000, restDaysBefore: 30, instalments: [] } },
    ],
  ])('typed %j is read as %j', (typed, read) => {
    const empty = emptyProfile('Siti')
    expect(readTyped({ ...typedProfile(empty), ...typed })).toEqual({ ...empty, ...read })
  })

  it.each<[object, string]>([
    [{ whatsapp: '0812' }, 'whatsapp'],
    [{ validDays: '' }, 'validDays'],
    [{ validDays: '7 hari' }, 'validDays'],
    [{ usesPlan: true, restDaysBefore: '30' }, 'paymentPlan.dp'],
    [{ usesPlan: true, dp: '0' }, 'paymentPlan.restDaysBefore'],
  ])('typed %j breaks a rule at %s', (typed, path) => {
    const broken = offerProfileProblems(readTyped({ ...typedProfile(emptyProfile('Siti')), ...typed }))
    expect(broken.map((problem) => problem.path)).toEqual([path])
  })
})
