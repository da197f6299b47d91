import { t } from '@/i18n/ownAccount'
import { TextField } from '@/ui/form/TextField'

export type CodeFieldProps = {
  value: string
  onChange: (code: string) => void
  disabled: boolean
  error?: string | undefined
}

/** The field for a code of the authenticator app, or a recovery code. */
export function CodeField({ value, onChange, disabled, error }: CodeFieldProps) {
  return (
    <TextField
      label={t('factor.code')}
      name="code"
      autoComplete="one-time-code"
      enterKeyHint="go"
      maxLength={40}
      disabled={disabled}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  )
}
