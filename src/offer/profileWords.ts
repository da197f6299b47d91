import { emptyProfile, type OfferProfile } from '@/domain/offer/offerProfile'
import type { Instalment } from '@/domain/offer/paymentPlan'
import type { RoundingStep } from '@/domain/offer/rounding'
import { formatWhatsapp } from '@/domain/offer/whatsapp'
import { formatAmount, formatRupiah } from '@/domain/values/money'
import { typedDecimal } from '@/domain/values/typedNumbers'
import { t } from '@/i18n/offer/offerProfile'

export type ProfileField = keyof OfferProfile

/** The fields of an offer profile, in the order of its form. */
export const PROFILE_FIELDS = Object.keys(emptyProfile('')) as ProfileField[]

/** The name of a field on the form. */
export const profileFieldName = (field: ProfileField): string =>
  t(field === 'paymentPlan' ? 'offerProfile.plan' : `offerProfile.${field}`)

/** A step of the rounding as the mitra chooses it. */
export const roundingLabel = (step: RoundingStep): string =>
  step === 0 ? t('offerProfile.unrounded') : formatAmount(step)

const instalmentInWords = ({ daysBefore: days, ...share }: Instalment) =>
  'percent' in share
    ? t('offerProfile.percentDue', { share: typedDecimal(share.percent), days })
    : t('offerProfile.amountDue', { share: formatRupiah(share.amount), days })

function linesOf(profile: OfferProfile, field: ProfileField): readonly string[] {
  switch (field) {
    case 'business':
      return [profile.business]
    case 'whatsapp':
      return profile.whatsapp === null ? [] : [formatWhatsapp(profile.whatsapp)]
    case 'licence':
      return profile.licence === null ? [] : [profile.licence]
    case 'validDays':
      return [t('offerProfile.days', { n: profile.validDays })]
    case 'rounding':
      return [roundingLabel(profile.rounding)]
    case 'logo':
      return profile.logo === null
        ? []
        : [t('offerProfile.logoSize', { kb: formatAmount(Math.ceil(profile.logo.length * 0.00075)) })]
    case 'paymentPlan': {
      const { paymentPlan: plan } = profile
      if (!plan) return []
      return [
        t('offerProfile.dpPart', { amount: formatRupiah(plan.dp) }),
        ...plan.instalments.map(instalmentInWords),
        t('offerProfile.restDue', { days: plan.restDaysBefore }),
      ]
    }
    default:
      return profile[field]
  }
}

/** The value of a field as a text, one line for each part of it. */
export const profileInWords = (profile: OfferProfile, field: ProfileField): string =>
  linesOf(profile, field).join('\n') || t('app.empty')
