import styled from '@emotion/styled'
import { useState } from 'react'
import { encode } from 'uqr'
import { t } from '@/i18n/ownAccount'
import { colour, radius } from '@theme/tokens'
import { PasswordField } from '../PasswordField'
import { SubmittedForm } from '@/ui/form/SubmittedForm'
import { CodeField } from './CodeField'
import { AlreadyOn, codesOf, RecoveryCodes } from './RecoveryCodes'
import { dataOf, useSend } from '../useCall'

const QUIET_ZONE = 4

// A QR code is black on white in every theme: cameras look for that.
const Picture = styled('svg')({ width: 200, height: 200, background: '#fff', justifySelf: 'center', borderRadius: 8 })

/** Draws a text as a QR code. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <Picture role="img" aria-label={t('factor.qr')} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={dots.join('')} fill="#000" />
    </Picture>
  )
}

const PATH = '/partner/me/second-factor'

const Secret = styled('code')({
  display: 'block',
  padding: '10px 12px',
  borderRadius: radius.medium,
  backgroundColor: colour.sunken,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

type Begun = { secret: string; uri: string }
type Conflict = { onConflict: () => void }

/** Sets up a second factor: the password, then QR code and first code, then the recovery codes (docs/product.md §18.3). */
export function SetUpFactor({ onDone }: { onDone: () => void }) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [isRefused, setRefused] = useState(false)
  const startAgain = () => {
    setBegun(null)
    setRefused(false)
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (isRefused) return <AlreadyOn onCodes={setCodes} onDone={onDone} onStartAgain={startAgain} />
  const onConflict = () => setRefused(true)
  return begun ? (
    <FirstCode begun={begun} onCodes={setCodes} onConflict={onConflict} />
  ) : (
    <Begin onBegun={setBegun} onConflict={onConflict} />
  )
}

function Begin({ onBegun, onConflict }: Conflict & { onBegun: (begun: Begun) => void }) {
  const { send, isPending, errors, message } = useSend({ onConflict })
  const [password, setPassword] = useState('')
  const begin = () =>
    void send('POST', PATH, { currentPassword: password }, (answer) => {
      const { secret, uri } = dataOf(answer)
      onBegun({ secret: String(secret), uri: String(uri) })
    })
  return (
    <SubmittedForm failure={message} isPending={isPending} submit={t('factor.begin')} onSubmit={begin}>
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

type FirstCodeProps = Conflict & { begun: Begun; onCodes: (codes: string[]) => void }

function FirstCode({ begun: { secret, uri }, onCodes, onConflict }: FirstCodeProps) {
  const { send, isPending, errors, message } = useSend({ onConflict })
  const [code, setCode] = useState('')
  const confirm = () => void send('POST', `${PATH}/confirm`, { code }, (answer) => onCodes(codesOf(answer)))
  return (
    <>
      <p className="text">{t('factor.scan')}</p>
      <QrCode text={uri} />
      <p className="text">
        {t('factor.secret')}
        <Secret>{secret.match(/.{1,4}/g)?.join(' ')}</Secret>
      </p>
      <SubmittedForm failure={message} isPending={isPending} submit={t('factor.confirm')} onSubmit={confirm}>
        <CodeField value={code} onChange={setCode} disabled={isPending} error={errors.code} />
      </SubmittedForm>
    </>
  )
}
