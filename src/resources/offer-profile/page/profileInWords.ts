import { emptyProfile, type OfferProfile } from '../../../domain/offer/offerProfile'
import type { Instalment } from '../../../domain/offer/paymentPlan'
import { formatWhatsapp } from '../../../domain/offer/whatsapp'
import { formatRupiah } from '../../../domain/values/money'
import { typedDecimal } from '../../../domain/values/typedNumbers'
import { t } from '../../../i18n/offer/offerProfile'

const FIELDS = Object.keys(emptyProfile('')) as (keyof OfferProfile)[]

/** The fields in which two profiles differ. */
export const differingFields = (a: OfferProfile, b: OfferProfile): (keyof OfferProfile)[] =>
  FIELDS.filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]))

/** The name of a field on the form. */
export const fieldName = (field: keyof OfferProfile): string =>
  t(field === 'paymentPlan' ? 'offerProfile.plan' : `offerProfile.${field}`)

const instalmentInWords = ({ daysBefore: days, ...share }: Instalment) =>
  'percent' in share
    ? t('offerProfile.percentDue', { share: typedDecimal(share.percent), days })
    : t('offerProfile.amountDue', { share: formatRupiah(share.amount), days })

function linesOf(profile: OfferProfile, field: keyof OfferProfile): readonly string[] {
  switch (field) {
    case 'business':
      return [profile.business]
    case 'whatsapp':
      return profile.whatsapp === null ? [] : [formatWhatsapp(profile.whatsapp)]
    case 'validDays':
      return [t('offerProfile.days', { n: profile.validDays })]
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

/** The value of a field as a text for the mitra. */
export const inWords = (profile: OfferProfile, field: keyof OfferProfile): string =>
  linesOf(profile, field).join('\n') || t('offerProfile.none')
