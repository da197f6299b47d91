import * as v from 'valibot'
import { MOST_INSTALMENTS, type PaymentPlan } from './paymentPlan'
import { readWhatsapp } from './whatsapp'

/** How a mitra's business offers: the words and terms in each of its offers (docs/product.md §21.4). */
export type OfferProfile = {
  business: string
  /** Digits from the country code on; null: not told. */
  whatsapp: string | null
  /** Days from today that a new offer is valid. */
  validDays: number
  paymentPlan: PaymentPlan | null
  included: readonly string[]
  excluded: readonly string[]
  terms: readonly string[]
}

export const VALID_DAYS = { least: 1, most: 30, usual: 7 } as const
const MOST = { business: 80, lines: 12, line: 160, rupiah: 1_000_000_000, days: 365 } as const

/** The profile of a mitra who has not filled one in: only the name of the mitra. */
export const emptyProfile = (business: string): OfferProfile => ({
  business,
  whatsapp: null,
  validDays: VALID_DAYS.usual,
  paymentPlan: null,
  included: [],
  excluded: [],
  terms: [],
})

const wholeIn = (least: number, most: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message))

const percent = v.pipe(
  v.number('persen'),
  v.check((value) => value > 0 && value <= 100 && Number.isInteger(value * 10), 'persen'),
)
const days = wholeIn(0, MOST.days, 'hari')
const rupiah = wholeIn(0, MOST.rupiah, 'rupiah')

const instalment = v.union(
  [v.strictObject({ amount: rupiah, daysBefore: days }), v.strictObject({ percent, daysBefore: days })],
  'angsuran',
)

const paymentPlan = v.strictObject({
  dp: rupiah,
  instalments: v.pipe(v.array(instalment), v.maxLength(MOST_INSTALMENTS, 'angsuranBanyak')),
  restDaysBefore: days,
})

const lines = v.pipe(
  v.array(v.pipe(v.string('baris'), v.trim(), v.minLength(1, 'baris'), v.maxLength(MOST.line, 'barisPanjang'))),
  v.maxLength(MOST.lines, 'barisBanyak'),
)

/** The rules of a profile, for the form and for the bodies that the API receives. Messages are keys of `offerProfile`. */
export const offerProfileSchema = v.strictObject({
  business: v.pipe(v.string('usaha'), v.trim(), v.minLength(1, 'usaha'), v.maxLength(MOST.business, 'usahaPanjang')),
  whatsapp: v.nullable(
    v.pipe(
      v.string('whatsapp'),
      v.check((text) => readWhatsapp(text) === text, 'whatsapp'),
    ),
  ),
  validDays: wholeIn(VALID_DAYS.least, VALID_DAYS.most, 'berlaku'),
  paymentPlan: v.nullable(paymentPlan),
  included: lines,
  excluded: lines,
  terms: lines,
})
