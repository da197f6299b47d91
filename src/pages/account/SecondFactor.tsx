import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useAuthServices } from '../../auth-provider/useSession'
import { formatMoment } from '../../domain/values/dates'
import { t } from '../../i18n/ownAccount'
import { loadFailure } from '../../ui/feedback/loadFailure'
import { Notice } from '../../ui/feedback/Notice'
import { Spinner } from '../../ui/feedback/Spinner'
import { PasswordField } from '../PasswordField'
import { SubmittedForm } from '../../ui/form/SubmittedForm'
import { SheetBody } from './SheetBody'
import { CodeField } from './CodeField'
import { SetUpFactor } from './SetUpFactor'
import { dataOf, useAccountRead, useAccountWrite } from './useAccountCall'

const PATH = '/partner/me/second-factor'

/** 'Verifikasi dua langkah' of an admin: set up, or switch off (docs/product.md §18.3). */
export function SecondFactor({ onClose }: { onClose: () => void }) {
  const { authProvider } = useAuthServices()
  const { answer, failure, again } = useAccountRead(PATH)
  if (failure) return <Notice compact alert title={t('account.failed')} {...loadFailure(failure, again)} />
  if (!answer) return <Spinner />
  const { enabled_at: enabledAt, recovery_codes: left } = dataOf(answer)
  const done = () => {
    // The profile says whether there is a second factor.
    void authProvider.getIdentity().catch(() => undefined)
    onClose()
  }
  return (
    <SheetBody>
      {typeof enabledAt === 'string' ? (
        <>
          <p>{t('factor.on', { date: formatMoment(enabledAt), n: Number(left) })}</p>
          <SwitchOff onDone={done} />
        </>
      ) : (
        <>
          <p>{t('factor.why')}</p>
          <SetUpFactor onDone={done} />
        </>
      )}
    </SheetBody>
  )
}

function SwitchOff({ onDone }: { onDone: () => void }) {
  const notify = useNotify()
  const { send, isPending, errors, message } = useAccountWrite()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const switchOff = () =>
    void send('POST', `${PATH}/disable`, { currentPassword: password, code }, () => {
      notify(t('factor.offDone'), { type: 'success' })
      onDone()
    })
  return (
    <>
      <p>{t('factor.offText')}</p>
      <SubmittedForm
        failure={message}
        isPending={isPending}
        submit={t('factor.off')}
        pending={t('account.saving')}
        onSubmit={switchOff}
      >
        <PasswordField
          label={t('changePassword.current')}
          enterKeyHint="next"
          disabled={isPending}
          value={password}
          onChange={setPassword}
          error={errors.currentPassword}
        />
        <CodeField value={code} onChange={setCode} disabled={isPending} error={errors.code} />
      </SubmittedForm>
    </>
  )
}
