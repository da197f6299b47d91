import { useState } from 'react'
import { IconButton } from '@/ui/elements/IconButton'
import EyeIcon from '@mui/icons-material/VisibilityOutlined'
import EyeOffIcon from '@mui/icons-material/VisibilityOffOutlined'
import { TextField, type TextFieldProps } from '@/ui/form/TextField'
import { t } from '@/i18n/translate'

export type PasswordFieldProps = Partial<
  Pick<TextFieldProps, 'label' | 'hint' | 'name' | 'autoComplete' | 'enterKeyHint'>
> & {
  value: string
  onChange: (password: string) => void
  disabled: boolean
  error: string | undefined
}

/** A password field with a button that shows the password, because typing errors are common on phones. */
export function PasswordField({ value, onChange, disabled, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      label={t('auth.password')}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      enterKeyHint="go"
      {...input}
      disabled={disabled}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      after={
        <IconButton
          onClick={() => setShown(!shown)}
          disabled={disabled}
          label={t(shown ? 'auth.hidePassword' : 'auth.showPassword')}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  )
}
