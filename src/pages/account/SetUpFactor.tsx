import styled from '@emotion/styled'
import { useState } from 'react'
import { t } from '../../i18n/ownAccount'
import { Button } from '../../ui/layout/Button'
import { colour, radius } from '../../../theme/tokens'
import { PasswordField } from '../PasswordField'
import { SubmittedForm } from '../../ui/form/SubmittedForm'
import { CodeField } from './CodeField'
import { QrCode } from './QrCode'
import { dataOf, useAccountWrite } from './useAccountCall'

const PATH = '/partner/me/second-factor'

const Secret = styled('code')({
  display: 'block',
  padding: '10px 12px',
  borderRadius: radius.medium,
  backgroundColor: colour.sunken,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
const Codes = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
  gap: 8,
  fontFamily: 'monospace',
  userSelect: 'all',
})

type Begun = { secret: string; uri: string }

/** Sets up a second factor: the password, then QR code and first code, then the recovery codes (docs/product.md §18.3). */
export function SetUpFactor({ onDone }: { onDone: () => void }) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return begun ? <FirstCode begun={begun} onCodes={setCodes} /> : <Begin onBegun={setBegun} />
}

function Begin({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const { send, isPending, errors, message } = useAccountWrite()
  const [password, setPassword] = useState('')
  const begin = () =>
    void send('POST', PATH, { currentPassword: password }, (answer) => {
      const { secret, uri } = dataOf(answer)
      onBegun({ secret: String(secret), uri: String(uri) })
    })
  return (
    <SubmittedForm
      failure={message}
      isPending={isPending}
      submit={t('factor.begin')}
      pending={t('account.saving')}
      onSubmit={begin}
    >
      <PasswordField
        label={t('changePassword.current')}
        disabled={isPending}
        value={password}
        onChange={setPassword}
        error={errors.currentPassword}
      />
    </SubmittedForm>
  )
}

function FirstCode({ begun: { secret, uri }, onCodes }: { begun: Begun; onCodes: (codes: string[]) => void }) {
  const { send, isPending, errors, message } = useAccountWrite()
  const [code, setCode] = useState('')
  const confirm = () =>
    void send('POST', `${PATH}/confirm`, { code }, (answer) => {
      const { recovery_codes: codes } = dataOf(answer)
      onCodes(Array.isArray(codes) ? codes.map(String) : [])
    })
  return (
    <>
      <p>{t('factor.scan')}</p>
      <QrCode text={uri} />
      <p>
        {t('factor.secret')}
        <Secret>{secret.match(/.{1,4}/g)?.join(' ')}</Secret>
      </p>
      <SubmittedForm
        failure={message}
        isPending={isPending}
        submit={t('factor.confirm')}
        pending={t('account.saving')}
        onSubmit={confirm}
      >
        <CodeField value={code} onChange={setCode} disabled={isPending} error={errors.code} />
      </SubmittedForm>
    </>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <>
      <h3>{t('factor.codesTitle')}</h3>
      <p role="status">{t('factor.codesText')}</p>
      <Codes aria-label={t('factor.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Button variant="contained" size="large" onClick={onDone}>
        {t('account.done')}
      </Button>
    </>
  )
}
