import styled from '@emotion/styled'
import { Suspense, useState } from 'react'
import { createSaveKeys } from '../../../domain/package/saveKeys'
import type { DetailProgress } from '../../../domain/status/packageStatus'
import type { Id } from '../../../domain/types'
import { t } from '../../../i18n/offer/status'
import { say } from '../../../i18n/translate'
import { useKeptFocus } from '../../../ui/a11y/useKeptFocus'
import { Button } from '../../../ui/elements/Button'
import { colour } from '../../../../theme/tokens'
import { useLazySheet } from '../useLazySheet'
import { StatusSheet } from './lazyStatusSheet'
import type { Question } from './StatusSheet'
import { useStatusChange } from './useStatusChange'

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

export type StatusActionsProps = {
  id: Id
  progress: DetailProgress
  /** False while it is not known yet whether the user may change the package. */
  isReady: boolean
}

/** The actions of a mitra on the status. */
export function StatusActions({ id, progress, isReady }: StatusActionsProps) {
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
