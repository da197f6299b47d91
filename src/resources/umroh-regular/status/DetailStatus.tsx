import { useCanAccess } from 'ra-core'
import type { DetailProgress } from '../../../domain/status/packageStatus'
import { formatWhatsapp } from '../../../domain/offer/whatsapp'
import type { PackageDetail } from '../../../domain/types'
import { formatDate, formatTime } from '../../../domain/values/dates'
import { t } from '../../../i18n/offer/status'
import { Section } from '../../../ui/layout/Section'
import { Facts, type Fact } from '../Facts'
import { StatusActions } from './StatusActions'
import { StatusChip } from './StatusChip'

const timeOf = (moment: string) => formatTime(Date.parse(moment))

function factsOf(progress: DetailProgress): Fact[] {
  const { customerName, customerPhone, validUntil, seenAt, acceptedAt, otherChosen, lostReason, remindAt } = progress
  return [
    customerName !== null && ([t('progress.customer'), customerName] as const),
    customerPhone !== null && ([t('progress.phone'), formatWhatsapp(customerPhone)] as const),
    validUntil !== null && ([t('progress.validUntil'), formatDate(validUntil)] as const),
    seenAt !== null && ([t('progress.seenAt'), timeOf(seenAt)] as const),
    acceptedAt !== null && ([t('progress.acceptedAt'), timeOf(acceptedAt)] as const),
    otherChosen && ([t('progress.chosen'), t('progress.otherChosen')] as const),
    lostReason !== null && ([t('progress.reason'), t(`progress.reasons.${lostReason}`)] as const),
    remindAt !== null && ([t('progress.remindAt'), formatDate(remindAt)] as const),
  ].filter((fact) => fact !== false)
}

export type DetailStatusProps = { detail: PackageDetail }

/** 'Status' on the detail (docs/product.md §21.6): the state of the offer, and the notes of the mitra about it. */
export function DetailStatus({ detail }: DetailStatusProps) {
  const { progress } = detail
  const { canAccess } = useCanAccess({ action: 'edit', record: detail })
  if (!progress) return null
  const facts = factsOf(progress)
  return (
    <Section title={t('progress.title')} action={<StatusChip {...progress} />}>
      {facts.length > 0 ? <Facts facts={facts} /> : <p className="quiet">{t('progress.draft')}</p>}
      {canAccess !== false && <StatusActions id={detail.id} progress={progress} isReady={canAccess === true} />}
    </Section>
  )
}
