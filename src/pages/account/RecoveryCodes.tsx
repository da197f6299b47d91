import styled from '@emotion/styled'
import { t } from '@/i18n/ownAccount'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { Spinner } from '@/ui/feedback/Spinner'
import { Button } from '@/ui/elements/Button'
import { PasswordAndCode } from './PasswordAndCode'
import { dataOf, useRead, type Answer } from '../useCall'

const Codes = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
  gap: 8,
  fontFamily: 'monospace',
  userSelect: 'all',
})

export function codesOf(answer: Answer): string[] {
  const { recovery_codes: codes } = dataOf(answer)
  return Array.isArray(codes) ? codes.map(String) : []
}

/** Shows new recovery codes, this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <>
      <h3>{t('factor.codesTitle')}</h3>
      <p className="text" role="status">
        {t('factor.codesText')}
      </p>
      <Codes aria-label={t('factor.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Button variant="contained" size="large" onClick={onDone}>
        {t('app.done')}
      </Button>
    </>
  )
}

/** Replaces the recovery codes: password and code first (docs/product.md §18.3.9). */
export function NewCodes({ onCodes }: { onCodes: (codes: string[]) => void }) {
  return (
    <PasswordAndCode
      action="recovery-codes"
      submit={t('factor.newCodes')}
      onDone={(answer) => onCodes(codesOf(answer))}
    />
  )
}

type AlreadyOnProps = { onCodes: (codes: string[]) => void; onDone: () => void; onStartAgain: () => void }

/**
 * The end of a set-up that the server refused with 409. An earlier first code was accepted, and its answer was lost: the
 * recovery codes were never seen, so new ones are offered. Or the secret is gone, and the set-up starts again.
 */
export function AlreadyOn({ onCodes, onDone, onStartAgain }: AlreadyOnProps) {
  const { answer, failure, again } = useRead('/partner/me/second-factor')
  if (failure) return <Notice compact alert title={t('account.failed')} {...loadFailure(failure, again)} />
  if (!answer) return <Spinner />
  if (typeof dataOf(answer).enabled_at !== 'string')
    return (
      <>
        <p className="text" role="status">
          {t('factor.startAgain')}
        </p>
        <Button variant="contained" size="large" onClick={onStartAgain}>
          {t('factor.begin')}
        </Button>
      </>
    )
  return (
    <>
      <p className="text" role="status">
        {t('factor.alreadyOn')}
      </p>
      <NewCodes onCodes={onCodes} />
      <Button onClick={onDone}>{t('factor.later')}</Button>
    </>
  )
}
