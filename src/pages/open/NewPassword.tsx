import { newPasswordProblem, plainPassword } from '@/domain/access/credentials'
import { newPasswordTexts } from '@/i18n/rules/newPassword'
import { t } from '@/i18n/openScreens'
import { PasswordField } from '../PasswordField'

export type Passwords = { password: string; again: string }
export const NO_PASSWORDS: Passwords = { password: '', again: '' }

export type PasswordProblems = { password?: string; again?: string }

/** The problems of a new password that was typed twice. The server also knows which passwords are common. */
export function passwordProblems({ password, again }: Passwords, email: string): PasswordProblems {
  const problem = newPasswordProblem(password, email)
  if (problem) return { password: newPasswordTexts[problem] }
  return plainPassword(password) === plainPassword(again) ? {} : { again: t('password.differs') }
}

export type NewPasswordProps = {
  value: Passwords
  onChange: (value: Passwords) => void
  problems: PasswordProblems
  disabled: boolean
}

/** Two fields for a new password. */
export function NewPassword({ value, onChange, problems, disabled }: NewPasswordProps) {
  return (
    <>
      <PasswordField
        label={t('password.new')}
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="next"
        disabled={disabled}
        value={value.password}
        hint={t('password.hint')}
        onChange={(password) => onChange({ ...value, password })}
        error={problems.password}
      />
      <PasswordField
        label={t('password.again')}
        name="again"
        autoComplete="new-password"
        disabled={disabled}
        value={value.again}
        onChange={(again) => onChange({ ...value, again })}
        error={problems.again}
      />
    </>
  )
}
