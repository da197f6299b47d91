import type { Resolver } from 'react-hook-form'
import { offerProfileProblems, type OfferProfile } from '@/domain/offer/offerProfile'
import { ROUNDING_STEPS } from '@/domain/offer/rounding'
import type { Instalment } from '@/domain/offer/paymentPlan'
import { formatWhatsapp, readWhatsapp } from '@/domain/offer/whatsapp'
import { parseWholeNumber } from '@/domain/values/numbers'
import { parseRupiah, parseTyped, typedDecimal, typedRupiah } from '@/domain/values/typedNumbers'
import { offerProfileProblemTexts, type OfferProfileProblem } from '@/i18n/rules/offerProfileRules'
import { amountErrors } from '@/ui/form/typed/amountErrors'

export type TypedInstalment = { kind: 'amount' | 'percent'; amount: string; percent: string; daysBefore: string }

/** The profile while the user types it: numbers and lines are texts. */
export type TypedProfile = {
  business: string
  whatsapp: string
  /** Empty: none. */
  licence: string
  validDays: string
  usesPlan: boolean
  dp: string
  instalments: TypedInstalment[]
  restDaysBefore: string
  included: string
  excluded: string
  terms: string
  rounding: string
  /** Empty: none. */
  logo: string
}

export const NEW_INSTALMENT: TypedInstalment = { kind: 'percent', amount: '', percent: '', daysBefore: '' }

const typedInstalment = (share: Instalment): TypedInstalment => ({
  ...NEW_INSTALMENT,
  ...('percent' in share
    ? { percent: typedDecimal(share.percent) }
    : { kind: 'amount', amount: typedRupiah(share.amount) }),
  daysBefore: String(share.daysBefore),
})

export const typedProfile = ({ whatsapp, validDays, paymentPlan, ...profile }: OfferProfile): TypedProfile => ({
  business: profile.business,
  whatsapp: whatsapp === null ? '' : formatWhatsapp(whatsapp),
  licence: profile.licence ?? '',
  validDays: String(validDays),
  usesPlan: paymentPlan !== null,
  dp: typedRupiah(paymentPlan?.dp ?? null),
  instalments: paymentPlan?.instalments.map(typedInstalment) ?? [],
  restDaysBefore: paymentPlan ? String(paymentPlan.restDaysBefore) : '',
  included: profile.included.join('\n'),
  excluded: profile.excluded.join('\n'),
  terms: profile.terms.join('\n'),
  rounding: String(profile.rounding),
  logo: profile.logo ?? '',
})

// The schema refuses a negative number, so the message about an unreadable one stands at its field.
const UNREADABLE = -1
// Nor does it take an empty number.
const UNREADABLE_NUMBER = ''
const whole = (typed: string) => parseWholeNumber(typed) ?? UNREADABLE
const rupiah = (typed: string) => parseRupiah(typed) ?? UNREADABLE
const percentOf = (typed: string) => parseTyped(typed, 'percent') ?? UNREADABLE

const readInstalment = ({ kind, amount, percent, daysBefore }: TypedInstalment): Instalment => ({
  ...(kind === 'percent' ? { percent: percentOf(percent) } : { amount: rupiah(amount) }),
  daysBefore: whole(daysBefore),
})

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The profile that a form stands for. It may break rules. */
export const readTyped = (typed: TypedProfile): OfferProfile => ({
  business: typed.business.trim(),
  whatsapp: typed.whatsapp.trim() === '' ? null : (readWhatsapp(typed.whatsapp) ?? UNREADABLE_NUMBER),
  licence: typed.licence.trim() || null,
  validDays: whole(typed.validDays),
  paymentPlan: typed.usesPlan
    ? {
        dp: rupiah(typed.dp),
        instalments: typed.instalments.map(readInstalment),
        restDaysBefore: whole(typed.restDaysBefore),
      }
    : null,
  included: linesOf(typed.included),
  excluded: linesOf(typed.excluded),
  terms: linesOf(typed.terms),
  rounding: ROUNDING_STEPS.find((step) => String(step) === typed.rounding) ?? 0,
  logo: typed.logo || null,
})

/** The field that shows the problem of a path: the plan's fields stand on the form itself, lines share one field. */
export const fieldOf = (path: string): string =>
  path
    .replace(/^paymentPlan\.?/, '')
    .replace(/^instalments$/, 'instalments.root')
    .replace(/^(instalments\.\d+)$/, '$1.daysBefore')
    .replace(/^(included|excluded|terms)\.\d+$/, '$1')

export const profileResolver: Resolver<TypedProfile> = (typed) =>
  amountErrors(
    typed,
    offerProfileProblems(readTyped(typed)).map(({ path, key }) => ({
      path: fieldOf(path),
      key: offerProfileProblemTexts[key as OfferProfileProblem],
    })),
  )
