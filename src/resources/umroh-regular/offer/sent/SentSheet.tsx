import Alert from '@mui/material/Alert'
import { useCanAccess } from 'ra-core'
import type { Packages } from '@/domain/offer/options'
import { addDays, today } from '@/domain/values/dates'
import { say } from '@/i18n/translate'
import { t } from '@/i18n/offer/share'
import { Button } from '@/ui/elements/Button'
import { useFeature } from '@/ui/layout/features'
import { BottomSheet, SheetBody } from '@/ui/sheet/BottomSheet'
import { useKept } from '@/ui/hooks/useKept'
import { ChatLink } from '../../status/ChatLink'
import { useStatusChange } from '../../status/useStatusChange'

const REMIND_DAYS = 3

/** To whom a picture was sent: a name and a number (digits), where the mitra typed them. */
export type SentTo = { customer: string | null; phone: string | null }

export type SentSheetProps = {
  details: Packages
  /** Null while the sheet is closed. */
  sent: SentTo | null
  onClose: () => void
}

/** What follows a picture that was sent (docs/product.md §21.2.16). It takes the place of the sheet that sent it. */
export function SentSheet({ details, sent, onClose }: SentSheetProps) {
  const shown = useKept(sent)
  const title = shown?.customer ? t('share.sentTo', { name: shown.customer }) : t('share.sent')
  return (
    <BottomSheet open={sent !== null} onClose={onClose} title={title}>
      {shown && <NextSteps {...shown} details={details} onDone={onClose} />}
    </BottomSheet>
  )
}

type NextStepsProps = SentTo & { details: Packages; onDone: () => void }

function NextSteps({ customer, phone, details, onDone }: NextStepsProps) {
  const { send, isPending, failure } = useStatusChange()
  const hasStatus = useFeature('status')
  const { canAccess } = useCanAccess({ action: 'edit', record: details[0] })
  const remind = () =>
    send(
      (api) => {
        const day = addDays(today(), REMIND_DAYS)
        return Promise.all(details.map(({ id }) => api.setReminder('umroh-regular', id, day)))
      },
      { onDone },
    )
  return (
    <SheetBody>
      {failure !== null && <Alert severity="error">{say(failure)}</Alert>}
      <ChatLink customer={customer} phone={phone} name={details[0].name} variant="contained" />
      {hasStatus && canAccess && (
        <Button variant="outlined" size="large" disabled={isPending} onClick={remind}>
          {t('share.remind', { n: REMIND_DAYS })}
        </Button>
      )}
      <Button size="large" onClick={onDone}>
        {t('app.done')}
      </Button>
    </SheetBody>
  )
}
