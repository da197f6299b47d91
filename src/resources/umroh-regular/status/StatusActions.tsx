import styled from '@emotion/styled'
import { useState, type ReactNode } from 'react'
import { LOST_REASONS } from '../../../domain/status/packageStatus'
import type { DetailProgress } from '../../../domain/status/progress'
import { REMIND_AFTER } from '../../../domain/status/reminders'
import type { Id } from '../../../domain/types'
import { addDays, formatDate, today } from '../../../domain/values/dates'
import { t } from '../../../i18n/status'
import { say } from '../../../i18n/translate'
import { Button } from '../../../ui/layout/Button'
import { BottomSheet } from '../../../ui/sheet/BottomSheet'
import { colour, space } from '../../../../theme/tokens'
import { useStatusChange } from './useStatusChange'

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 12,
  '& button': { paddingInline: 12 },
})
const Question = styled('div')({
  display: 'grid',
  gap: 12,
  padding: `0 ${space.gutter}px`,
  overflowY: 'auto',
  '& .failure': { color: colour.error, fontWeight: 500 },
  '& .choices': { display: 'grid', gap: 8 },
  '& .choices > button': { justifyContent: 'space-between', textAlign: 'left' },
  '& small': { fontSize: '0.8125rem', fontWeight: 500, color: colour.quiet },
})

type Asked = 'remind' | 'lose' | 'erase'

/** What a mitra does with the status: each button of a sheet saves at once. */
export function StatusActions({ id, progress }: { id: Id; progress: DetailProgress }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  // A sheet keeps its contents while it closes.
  const [shown, setShown] = useState<Asked>('remind')
  const close = () => setAsked(null)
  const open = (wanted: Asked) => {
    setShown(wanted)
    setAsked(wanted)
  }
  const { send, isPending, failure } = useStatusChange(id, close)
  const remind = (day: string | null) => send(['remind', day], (api, meta) => api.setReminder(id, day, meta))
  const { customerName, customerPhone, lostReason, remindAt } = progress
  const choice = (key: string | number, words: ReactNode, onClick: () => void) => (
    <Button key={key} variant="outlined" size="large" disabled={isPending} onClick={onClick}>
      {words}
    </Button>
  )
  const contents: Record<Asked, ReactNode> = {
    remind: REMIND_AFTER.map((days) => {
      const day = addDays(today(), days)
      const words = (
        <>
          {t(`progress.remindIn.${days}`)} <small>{formatDate(day)}</small>
        </>
      )
      return choice(days, words, () => remind(day))
    }),
    lose: LOST_REASONS.map((reason) =>
      choice(reason, t(`progress.reasons.${reason}`), () =>
        send(['lose', reason], (api, meta) => api.setLost(id, reason, meta)),
      ),
    ),
    erase: [
      choice('no', t('progress.no'), close),
      choice('yes', t('progress.yes'), () => send('erase', (api, meta) => api.eraseSharedCustomer(id, meta))),
    ],
  }
  const TEXTS = { remind: 'progress.remindText', lose: 'progress.loseText', erase: 'progress.eraseAsk' } as const
  return (
    <>
      <Actions>
        <Button variant="outlined" onClick={() => open('remind')}>
          {t('progress.remind')}
        </Button>
        {remindAt !== null && (
          <Button variant="outlined" disabled={isPending} onClick={() => remind(null)}>
            {t('progress.forget')}
          </Button>
        )}
        {lostReason === null ? (
          <Button variant="outlined" onClick={() => open('lose')}>
            {t('progress.lose')}
          </Button>
        ) : (
          <Button
            variant="outlined"
            disabled={isPending}
            onClick={() => send('reopen', (api, meta) => api.setLost(id, null, meta))}
          >
            {t('progress.reopen')}
          </Button>
        )}
        {(customerName !== null || customerPhone !== null) && (
          <Button variant="outlined" onClick={() => open('erase')}>
            {t('progress.erase')}
          </Button>
        )}
      </Actions>
      {failure !== null && asked === null && (
        <p role="alert" style={{ color: colour.error, marginTop: 8 }}>
          {say(failure)}
        </p>
      )}
      <BottomSheet open={asked !== null} onClose={close} title={t(`progress.${shown}`)}>
        <Question>
          <p>{t(TEXTS[shown])}</p>
          {failure !== null && (
            <p className="failure" role="alert">
              {say(failure)}
            </p>
          )}
          <div className="choices">{contents[shown]}</div>
        </Question>
      </BottomSheet>
    </>
  )
}
