import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useSession } from '@/auth-provider/useSession'
import { t } from '@/i18n/ownAccount'
import { PasswordField } from '../PasswordField'
import { NewPassword, NO_PASSWORDS, passwordProblems } from '../open/NewPassword'
import { SubmittedForm } from '@/ui/form/SubmittedForm'
import { SheetBody } from '@/ui/sheet/BottomSheet'
import { useSend } from '../useCall'

/** 'Ubah kata sandi': the current password, and the new one twice (docs/product.md §18.1). */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const email = useSession().user?.email ?? ''
  const notify = useNotify()
  const { send, isPending, errors, message } = useSend()
  const [current, setCurrent] = useState('')
  const [passwords, setPasswords] = useState(NO_PASSWORDS)
  const [isTried, setTried] = useState(false)
  const found = {
    ...(current === '' ? { current: t('changePassword.currentRequired') } : {}),
    ...passwordProblems(passwords, email),
  }
  const refused = {
    ...(errors.currentPassword ? { current: errors.currentPassword } : {}),
    ...(errors.newPassword ? { password: errors.newPassword } : {}),
  }
  const problems: { current?: string; password?: string; again?: string } = isTried ? { ...refused, ...found } : {}

  function submit() {
    setTried(true)
    if (Object.keys(found).length > 0) return
    const body = { currentPassword: current, newPassword: passwords.password }
    void send('PUT', '/partner/me/password', body, () => {
      notify(t('changePassword.done'), { type: 'success' })
      onClose()
    })
  }

  return (
    <SheetBody>
      <p className="text">{t('changePassword.text')}</p>
      <SubmittedForm failure={message} isPending={isPending} submit={t('wizard.save')} onSubmit={submit}>
        {/* Password managers keep the password under this name. */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField
          label={t('changePassword.current')}
          name="current-password"
          enterKeyHint="next"
          disabled={isPending}
          value={current}
          onChange={setCurrent}
          error={problems.current}
        />
        <NewPassword value={passwords} onChange={setPasswords} problems={problems} disabled={isPending} />
      </SubmittedForm>
    </SheetBody>
  )
}
