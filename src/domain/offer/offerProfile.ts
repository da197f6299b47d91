import * as v from 'valibot'
import { problemsOf, type FormProblem } from '../masters/masters'
import { MOST_INSTALMENTS, type PaymentPlan, type PlanShare } from './paymentPlan'
import { isStorable } from '../values/isStorable'
import { keptText } from '../values/letters'
import { cleanLogo, isLogo } from './logo'
import { ROUNDING_STEPS, type RoundingStep } from './rounding'
import { isWhatsappDigits } from './whatsapp'

/** How a mitra's business offers: the words and terms in each of its offers (docs/product.md §21.4). */
export type OfferProfile = {
  business: string
  /** Digits from the country code on; null: not told. */
  whatsapp: string | null
  /** The number of the licence to sell umroh (PPIU); null: not told. */
  licence: string | null
  /** Days from today that a new offer is valid. */
  validDays: number
  paymentPlan: PaymentPlan | null
  included: readonly string[]
  excluded: readonly string[]
  terms: readonly string[]
  /** A profile that was kept or sent without it has 0 (docs/product.md §21.8.3). */
  rounding: RoundingStep
  /** A small JPEG as base64. */
  logo: string | null
}

const VALID_DAYS = { least: 1, most: 30, usual: 7 } as const
const MOST = { business: 80, licence: 60, lines: 12, line: 160, rupiah: 1_000_000_000, days: 365 } as const

/** The profile of a mitra who has not filled one in: only the name of the mitra. */
export const emptyProfile = (business: string): OfferProfile => ({
  business,
  whatsapp: null,
  licence: null,
  validDays: VALID_DAYS.usual,
  paymentPlan: null,
  included: [],
  excluded: [],
  terms: [],
  rounding: 0,
  logo: null,
})

const wholeIn = (least: number, most: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message))

const percent = v.pipe(
  v.number('persen'),
  v.check((value) => value > 0 && value <= 100 && Number(value.toFixed(1)) === value, 'persen'),
)
const days = wholeIn(0, MOST.days, 'hari')
const rupiah = wholeIn(0, MOST.rupiah, 'rupiah')

const instalment = v.union(
  [v.strictObject({ amount: rupiah, daysBefore: days }), v.strictObject({ percent, daysBefore: days })],
  'angsuran',
)

const tenthsOf = (share: PlanShare) => ('percent' in share ? Math.round(share.percent * 10) : 0)

const paymentPlan = v.pipe(
  v.strictObject(
    {
      dp: rupiah,
      instalments: v.pipe(
        v.array(instalment, 'angsuran'),
        v.maxLength(MOST_INSTALMENTS, 'angsuranBanyak'),
        v.check((shares) => shares.reduce((sum, share) => sum + tenthsOf(share), 0) <= 1000, 'angsuranLebih'),
      ),
      restDaysBefore: days,
    },
    'rencana',
  ),
  v.forward(
    // A day below 0 has its own message.
    v.check(
      ({ instalments, restDaysBefore }) =>
        instalments.every(({ daysBefore }) => daysBefore < 0 || daysBefore >= restDaysBefore),
      'pelunasan',
    ),
    ['restDaysBefore'],
  ),
)

/** A database refuses other texts. */
const storable = v.check(isStorable, 'karakter')

const textOf = (problem: string, most: number, tooLong: string) =>
  v.pipe(v.string(problem), v.transform(keptText), v.minLength(1, problem), v.maxLength(most, tooLong), storable)

const lines = v.pipe(
  v.array(textOf('baris', MOST.line, 'barisPanjang'), 'baris'),
  v.maxLength(MOST.lines, 'barisBanyak'),
)

/** The rules of a profile, for the form and for the bodies that the API receives. Messages are keys of `offerProfile`. */
export const offerProfileSchema = v.strictObject(
  {
    business: textOf('usaha', MOST.business, 'usahaPanjang'),
    whatsapp: v.nullable(v.pipe(v.string('whatsapp'), v.check(isWhatsappDigits, 'whatsapp'))),
    licence: v.optional(v.nullable(textOf('izin', MOST.licence, 'izin')), null),
    validDays: wholeIn(VALID_DAYS.least, VALID_DAYS.most, 'berlaku'),
    paymentPlan: v.nullable(paymentPlan),
    included: lines,
    excluded: lines,
    terms: lines,
    rounding: v.optional(v.picklist(ROUNDING_STEPS, 'pembulatan'), 0),
    logo: v.optional(
      v.nullable(
        v.pipe(
          v.string('logo'),
          v.check(isLogo, 'logo'),
          v.transform((logo) => cleanLogo(logo) ?? logo),
        ),
      ),
      null,
    ),
  },
  'profil',
)

/** The rules that a profile breaks: for each path the first one, as a key of `offerProfile`. */
export const offerProfileProblems = (value: unknown): FormProblem[] => problemsOf(offerProfileSchema, value)

/** A profile with its texts trimmed. Throws valibot's ValiError if {@link offerProfileProblems} finds a problem. */
export const parseOfferProfile = (value: unknown): OfferProfile => v.parse(offerProfileSchema, value)
