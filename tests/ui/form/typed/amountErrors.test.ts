import { expect, it } from 'vitest'
import { emptyProfile } from '@/domain/offer/offerProfile'
import { kursKind } from '@/resources/masters/admin/kurs/KursFormPage'
import { formKind, type TypedHotel } from '@/resources/masters/admin/masterForm'
import { NEW_INSTALMENT, profileResolver, typedProfile } from '@/resources/offer-profile/page/typedProfile'
import { amountErrors } from '@/ui/form/typed/amountErrors'

const BOTH =
  'Angka ini dapat dibaca dua cara: 14.500 (dengan desimal) atau 14.500.000. Tulis salah satunya tanpa tanda ribuan.'
const hotel = formKind('hotel/makkah')
const emptyHotel = formKind('hotel/makkah').typedOf() as TypedHotel
const AMOUNT = '14500.000'

it.each([
  ['the price of a master', 'price', formKind('custom-data/pesawat').problems, { name: 'A', price: AMOUNT }],
  ['a margin', 'price', formKind('custom-data/margin').problems, { price: AMOUNT }],
  ['a distance', 'distance', hotel.problems, { ...emptyHotel, distance: AMOUNT }],
  [
    'a rate',
    'rates.regular.double',
    hotel.problems,
    { ...emptyHotel, rates: { ...emptyHotel.rates, regular: { double: AMOUNT, triple: '', quad: '' } } },
  ],
  ['the rate of the riyal', 'rupiahPerSar', kursKind.problems, { ...kursKind.typedOf(), rupiahPerSar: AMOUNT }],
])('%s with two readings is refused with both', (_, path, problems, typed) => {
  const { errors } = amountErrors(typed, problems(typed as never))
  expect(errors).toHaveProperty(`${path}.message`, BOTH)
})

it('the amounts of a payment plan with two readings are refused with both', async () => {
  const plan = {
    ...typedProfile(emptyProfile('Siti')),
    usesPlan: true,
    restDaysBefore: '30',
    dp: AMOUNT,
    instalments: [{ ...NEW_INSTALMENT, kind: 'amount' as const, amount: AMOUNT, daysBefore: '60' }],
  }
  const { errors } = await profileResolver(plan, undefined, { fields: {}, shouldUseNativeValidation: false })
  expect([errors.dp?.message, errors.instalments?.[0]?.amount?.message]).toEqual([BOTH, BOTH])
})

it('a distance of "1.250 km" is a walk or a flight', () => {
  const typed = { ...emptyHotel, distance: '1.250 km' }
  const { errors } = amountErrors(typed, hotel.problems(typed))
  expect(errors.distance?.message).toMatch(/1,25 \(dengan desimal\) atau 1\.250\./)
})
