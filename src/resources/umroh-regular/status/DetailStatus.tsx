import { useCanAccess } from 'ra-core'
import styled from '@emotion/styled'
import { Suspense, useState } from 'react'
import { colour } from '../../../../theme/tokens'
import type { DetailProgress } from '../../../domain/status/packageStatus'
import { formatWhatsapp } from '../../../domain/offer/whatsapp'
import type { PackageDetail, Id } from '../../../domain/types'
import { formatDate, formatTime } from '../../../domain/values/dates'
import { t } from '../../../i18n/offer/status'
import { Section } from '../../../ui/layout/Section'
import { createSaveKeys } from '../../../domain/package/saveKeys'
import { say } from '../../../i18n/translate'
import { useKeptFocus } from '../../../ui/a11y/useKeptFocus'
import { Button } from '../../../ui/elements/Button'
import { lazyScreen } from '../../../ui/layout/lazyScreen'
import { Facts, type Fact } from '../Facts'
import { useLazySheet } from '../../../ui/hooks/useLazySheet'
import { StatusChip } from './StatusChip'
import type { Question, StatusSheetProps } from './StatusSheet'
import { useStatusChange } from './useStatusChange'

/** The sheet has its own chunk: no detail waits for it. */
const StatusSheet = lazyScreen<StatusSheetProps>(async () => ({
  default: (await import('./StatusSheet')).StatusSheet,
}))

const Actions = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8em), 1fr))',
  gap: 8,
  marginTop: 12,
  '& button': { paddingInline: 8 },
  '& > button:nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
  '& p': { gridColumn: '1 / -1', color: colour.error },
})

type Text = 'remind' | 'forget' | 'lose' | 'reopen' | 'erase'

type StatusActionsProps = {
  id: Id
  progress: DetailProgress
  /** False while it is not known yet whether the user may change the package. */
  isReady: boolean
}

/** The actions of a mitra on the status. */
function StatusActions({ id, progress, isReady }: StatusActionsProps) {
  const [keys] = useState(() => createSaveKeys())
  const { subject: asked, isAsked, open, close } = useLazySheet<Question>(StatusSheet)
  const { send, isPending, failure } = useStatusChange(id, keys)
  useKeptFocus(isPending)
  const { customerName, customerPhone, lostReason, remindAt } = progress
  const action = (text: Text, onClick: () => void) => (
    <Button variant="outlined" disabled={!isReady || isPending} onClick={onClick}>
      {t(`progress.${text}`)}
    </Button>
  )
  return (
    <Actions>
      {action('remind', () => open('remind'))}
      {remindAt !== null &&
        action('forget', () => send(['remind', null], (api, meta) => api.setReminder(id, null, meta)))}
      {lostReason === null
        ? action('lose', () => open('lose'))
        : action('reopen', () => send(['lose', null], (api, meta) => api.setLost(id, null, meta)))}
      {(customerName !== null || customerPhone !== null) && action('erase', () => open('erase'))}
      {failure !== null && <p role="alert">{say(failure)}</p>}
      {isAsked && (
        <Suspense>
          <StatusSheet id={id} asked={asked} keys={keys} onClose={close} />
        </Suspense>
      )}
    </Actions>
  )
}

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
