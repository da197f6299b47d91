import { useCanAccess } from 'ra-core'
import styled from '@emotion/styled'
import { colour, TOUCH } from '@theme/tokens'
import { heldAgreement, type Agreement, type DetailProgress } from '@/domain/status/packageStatus'
import { formatWhatsapp, receivedWhatsapp } from '@/domain/offer/whatsapp'
import { ROOM_TYPES, type PackageDetail } from '@/domain/types'
import { formatDate, formatShortMoment, formatTime } from '@/domain/values/dates'
import { formatRupiah } from '@/domain/values/money'
import { t as agreedText } from '@/i18n/package/agreement'
import { t } from '@/i18n/offer/status'
import { Section } from '@/ui/layout/Section'
import { say } from '@/i18n/translate'
import { useKeptFocus } from '@/ui/a11y/useKeptFocus'
import { Button } from '@/ui/elements/Button'
import { HeaderMenu } from '@/ui/layout/HeaderMenu'
import { sideBySide } from '@/ui/layout/styles'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { Facts, Words, type Fact } from '../Facts'
import { useLazySheet } from '@/ui/hooks/useLazySheet'
import { useTold } from '@/resources/keptRounding'
import { agreedWords } from './agreement'
import { ChatLink } from './ChatLink'
import { StatusChip } from './StatusChip'
import type { Question } from './StatusSheet'
import { useStatusChange } from './useStatusChange'

/** The sheet has its own chunk: no detail waits for it. */
const StatusSheet = lazyScreen(async () => (await import('./StatusSheet')).StatusSheet)

const Actions = styled('div')({
  ...sideBySide,
  gap: 8,
  marginTop: 12,
  '&& > a': { flexBasis: '100%' },
  '& p': { flexBasis: '100%', color: colour.error },
})

const Told = styled('div')({ marginBottom: 8, '& > p:first-of-type': { fontWeight: 700, color: colour.accentDark } })

// The menu's touch target makes the line of the title no higher.
const Corner = styled('div')({
  display: 'flex',
  alignItems: 'center',
  marginBlock: -10,
  minHeight: TOUCH,
  '& button': { marginRight: -12 },
})

type Text = 'remind' | 'forget' | 'lose' | 'reopen'

type StatusActionsProps = {
  detail: PackageDetail
  progress: DetailProgress
  /** False while it is not known yet whether the user may change the package. */
  isReady: boolean
  ask: (question: Question) => void
}

/** The actions of a mitra on the status. */
function StatusActions({ detail: { id, name }, progress, isReady, ask }: StatusActionsProps) {
  const { send, isPending, failure } = useStatusChange()
  useKeptFocus(isPending)
  const { customerPhone, lostReason, remindAt } = progress
  const action = (text: Text, onClick: () => void) => (
    <Button variant="outlined" disabled={!isReady || isPending} onClick={onClick}>
      {t(`progress.${text}`)}
    </Button>
  )
  return (
    <Actions>
      <ChatLink customer={progress.customerName} phone={customerPhone} name={name} variant="contained" />
      {action('remind', () => ask('remind'))}
      {remindAt !== null && action('forget', () => send((api) => api.setReminder('umroh-regular', id, null)))}
      {lostReason === null
        ? action('lose', () => ask('lose'))
        : action('reopen', () => send((api) => api.setLost('umroh-regular', id, null)))}
      {failure !== null && <p role="alert">{say(failure)}</p>}
    </Actions>
  )
}

function phoneFact(received: string): Fact {
  const digits = receivedWhatsapp(received)
  return [t('progress.phone'), formatWhatsapp(received), undefined, digits === null ? undefined : `tel:+${digits}`]
}

/** What the customer holds: a line `Quad Rp. 29.800.000` for each told room type, and under them `dari 27 Nov 2026`. */
function heldFact({ told, sentAt }: DetailProgress): Fact | false {
  const prices = ROOM_TYPES.flatMap((room) => {
    const price = told?.[room]
    return price === undefined ? [] : [`${t(`room.${room}`)} ${formatRupiah(price)}`]
  })
  if (prices.length === 0 || sentAt === null) return false
  return [t('progress.holds'), prices.join('\n'), t('progress.held', { date: formatShortMoment(sentAt) })]
}

function factsOf(progress: DetailProgress): Fact[] {
  const { customerName, customerPhone, validUntil, seenAt, acceptedAt, otherChosen, lostReason, remindAt } = progress
  return [
    customerName !== null && ([t('progress.customer'), customerName] as const),
    customerPhone !== null && phoneFact(customerPhone),
    heldFact(progress),
    validUntil !== null && ([t('progress.validUntil'), formatDate(validUntil)] as const),
    seenAt !== null && ([t('progress.seenAt'), formatTime(seenAt)] as const),
    acceptedAt !== null && ([t('progress.acceptedAt'), formatTime(acceptedAt)] as const),
    otherChosen && ([t('progress.chosen'), t('progress.otherChosen')] as const),
    lostReason !== null && ([t('progress.reason'), t(`progress.reasons.${lostReason}`)] as const),
    remindAt !== null && ([t('progress.remindAt'), formatDate(remindAt)] as const),
  ].filter((fact) => fact !== false)
}

/** The agreement, which stands on top also after the package was edited (docs/product.md §21.6.10). */
function Agreed({ agreed, detail }: { agreed: Agreement; detail: PackageDetail }) {
  const now = useTold(detail.totals, detail)[agreed.room]
  const changed = {
    room: agreedText(`room.${agreed.room}`),
    price: now === null ? agreedText('app.empty') : formatRupiah(now),
  }
  return (
    <Told>
      <p>
        <Words text={agreedWords(agreed)} />
      </p>
      {agreed.isChanged && (
        <p className="quiet">
          <Words text={agreedText('agreed.changed', changed)} />
        </p>
      )}
    </Told>
  )
}

export type DetailStatusProps = { detail: PackageDetail }

/** 'Status' on the detail (docs/product.md §21.6): the state of the offer, and the notes of the mitra about it. */
export function DetailStatus({ detail }: DetailStatusProps) {
  const { id, progress } = detail
  const { canAccess } = useCanAccess({ action: 'edit', record: detail })
  const { subject: asked, isAsked, open: ask, close } = useLazySheet<Question>(StatusSheet)
  if (!progress) return null
  const facts = factsOf(progress)
  const hasCustomer = progress.customerName !== null || progress.customerPhone !== null
  const isReady = canAccess === true
  return (
    <Section
      title={t('progress.title')}
      action={
        <Corner>
          <StatusChip {...progress} />
          {hasCustomer && canAccess !== false && (
            <HeaderMenu
              label={t('progress.menu')}
              actions={[{ text: t('progress.erase'), onPress: isReady ? () => ask('erase') : undefined }]}
            />
          )}
        </Corner>
      }
    >
      {progress.agreed && <Agreed agreed={progress.agreed} detail={detail} />}
      {facts.length > 0 ? <Facts facts={facts} /> : <p className="quiet">{t('progress.draft')}</p>}
      {canAccess !== false && <StatusActions {...{ detail, progress, isReady, ask }} />}
      {isAsked && <StatusSheet id={id} agreed={heldAgreement(progress)} asked={asked} onClose={close} />}
    </Section>
  )
}
