import { useState } from 'react'
import { t } from '@/i18n/ownAccount'
import { SubmittedForm } from '@/ui/form/SubmittedForm'
import { PasswordField } from '../PasswordField'
import { CodeField } from './CodeField'
import { useSend, type Answer } from '../useCall'

type PasswordAndCodeProps = {
  /** The last part of the call's path. */
  action: 'disable' | 'recovery-codes'
  submit: string
  onDone: (answer: Answer) => void
}

/** A change of the second factor that takes the password and a code. */
export function PasswordAndCode({ action, submit, onDone }: PasswordAndCodeProps) {
  const { send, isPending, errors, message } = useSend()
  const [currentPassword, setPassword] = useState('')
  const [code, setCode] = useState('')
  return (
    <SubmittedForm
      failure={message}
      isPending={isPending}
      submit={submit}
      onSubmit={() => void send('POST', `/partner/me/second-factor/${action}`, { currentPassword, code }, onDone)}
    >
      <PasswordField
        label={t('changePassword.current')}
        enterKeyHint="next"
        disabled={isPending}
        value={currentPassword}
        onChange={setPassword}
        error={errors.currentPassword}
      />
      <CodeField value={code} onChange={setCode} disabled={isPending} error={errors.code} />
    </SubmittedForm>
  )
}
