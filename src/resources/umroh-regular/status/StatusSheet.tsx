import Alert from '@mui/material/Alert'
import styled from '@emotion/styled'
import { type ReactNode } from 'react'
import { LOST_REASONS, type Agreement } from '@/domain/status/packageStatus'
import { REMIND_AFTER } from '@/domain/status/keptFollowUps'
import type { Id } from '@/domain/types'
import { addDays, formatDate, today } from '@/domain/values/dates'
import { t } from '@/i18n/offer/status'
import { t as agreedText } from '@/i18n/package/agreement'
import { say } from '@/i18n/translate'
import { useKeptFocus } from '@/ui/a11y/useKeptFocus'
import { Button } from '@/ui/elements/Button'
import { BottomSheet, SheetBody } from '@/ui/sheet/BottomSheet'
import { colour } from '@theme/tokens'
import { ERASES } from '../useKeyedChange'
import { agreedWords } from './agreement'
import { useKept } from '@/ui/hooks/useKept'
import { useStatusChange } from './useStatusChange'

const Body = styled(SheetBody)({
  '& .choices': { display: 'grid', gap: 8 },
  '& .choices > button': { justifyContent: 'space-between', textAlign: 'left' },
  '& small': { fontSize: '0.8125rem', fontWeight: 500, color: colour.quiet },
})

export type Question = 'remind' | 'lose' | 'erase'
type QuestionProps = {
  id: Id
  /** The customer's agreement; null without one. */
  agreed: Agreement | null
  onClose: () => void
}

export type StatusSheetProps = QuestionProps & {
  /** The question of the sheet; null while it is closed. */
  asked: Question | null
}

/** A question about the status: each button of the sheet but 'Batal' saves at once. */
export function StatusSheet({ asked, ...props }: StatusSheetProps) {
  const shown = useKept(asked)
  return (
    <BottomSheet open={asked !== null} onClose={props.onClose} title={shown ? t(`progress.${shown}`) : ''}>
      {shown && <Answers key={shown} question={shown} {...props} />}
    </BottomSheet>
  )
}

const TEXTS = { remind: 'progress.remindText', lose: 'progress.loseText', erase: 'progress.eraseAsk' } as const

function Answers({ id, agreed, question, onClose }: QuestionProps & { question: Question }) {
  const { send, isPending, failure } = useStatusChange()
  useKeptFocus(isPending)
  const answer = (key: string | number, words: ReactNode, onClick: () => void) => (
    <Button key={key} variant="outlined" size="large" disabled={isPending} onClick={onClick}>
      {words}
    </Button>
  )
  const answers: Record<Question, () => ReactNode> = {
    remind: () =>
      REMIND_AFTER.map((days) => {
        const day = addDays(today(), days)
        const words = (
          <>
            {t(`progress.remindIn.${days}`)} <small>{formatDate(day)}</small>
          </>
        )
        return answer(days, words, () => send((api) => api.setReminder('umroh-regular', id, day), { onDone: onClose }))
      }),
    lose: () =>
      LOST_REASONS.map((reason) =>
        answer(reason, t(`progress.reasons.${reason}`), () =>
          send((api) => api.setLost('umroh-regular', id, reason), { onDone: onClose }),
        ),
      ),
    erase: () => [
      answer('no', t('app.cancel'), onClose),
      answer('yes', t('progress.yes'), () =>
        send((api) => api.eraseSharedCustomer('umroh-regular', id), { onDone: onClose, ...ERASES }),
      ),
    ],
  }
  return (
    <Body>
      {agreed && question === 'lose' && <p>{agreedText('agreed.lose', { who: agreedWords(agreed) })}</p>}
      <p>{t(TEXTS[question])}</p>
      {failure !== null && <Alert severity="error">{say(failure)}</Alert>}
      <div className="choices">{answers[question]()}</div>
    </Body>
  )
}
