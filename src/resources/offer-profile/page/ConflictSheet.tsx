import styled from '@emotion/styled'
import { useState } from 'react'
import { type OfferProfile, emptyProfile } from '../../../domain/offer/offerProfile'
import { t } from '../../../i18n/offer/offerProfile'
import { Button } from '../../../ui/elements/Button'
import { BottomSheet } from '../../../ui/sheet/BottomSheet'
import { ValueComparison } from '../../../ui/sheet/ValueComparison'
import { colour, space } from '../../../../theme/tokens'
import type { Instalment } from '../../../domain/offer/paymentPlan'
import { formatWhatsapp } from '../../../domain/offer/whatsapp'
import { formatAmount, formatRupiah } from '../../../domain/values/money'
import { roundingLabel } from './RoundingField'
import { typedDecimal } from '../../../domain/values/typedNumbers'

const FIELDS = Object.keys(emptyProfile('')) as (keyof OfferProfile)[]

/** The fields in which two profiles differ. */
const differingFields = (a: OfferProfile, b: OfferProfile): (keyof OfferProfile)[] =>
  FIELDS.filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]))

/** The name of a field on the form. */
const fieldName = (field: keyof OfferProfile): string =>
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

/** The value of a field as a text for the mitra. */
const inWords = (profile: OfferProfile, field: keyof OfferProfile): string =>
  linesOf(profile, field).join('\n') || t('offerProfile.none')

const Body = styled('div')({
  display: 'grid',
  gap: 12,
  padding: `0 ${space.gutter}px`,
  overflowY: 'auto',
  '& > .text': { color: colour.quiet },
})

export type Versions = { mine: OfferProfile; theirs: OfferProfile }

export type ConflictSheetProps = {
  /** Null: there is no conflict. */
  versions: Versions | null
  onClose: () => void
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Shows the user's profile beside the one that somebody else has saved, and asks which to keep. */
export function ConflictSheet({ versions, onClose, onKeepMine, onTakeTheirs }: ConflictSheetProps) {
  // The sheet keeps its contents while it closes.
  const [shown, setShown] = useState(versions)
  if (versions && (versions.mine !== shown?.mine || versions.theirs !== shown.theirs)) setShown(versions)
  return (
    <BottomSheet open={versions !== null} onClose={onClose} title={t('offerProfile.conflict.title')}>
      <Body>
        <p className="text">{t('offerProfile.conflict.text')}</p>
        {shown && (
          <ValueComparison
            title={t('offerProfile.conflict.differing')}
            fields={differingFields(shown.mine, shown.theirs).map((field) => ({
              name: fieldName(field),
              values: [
                [t('offerProfile.conflict.mine'), inWords(shown.mine, field)],
                [t('offerProfile.conflict.theirs'), inWords(shown.theirs, field)],
              ],
            }))}
          />
        )}
        <Button variant="contained" size="large" onClick={onKeepMine}>
          {t('offerProfile.conflict.keepMine')}
        </Button>
        <Button variant="outlined" size="large" onClick={onTakeTheirs}>
          {t('offerProfile.conflict.takeTheirs')}
        </Button>
      </Body>
    </BottomSheet>
  )
}
