import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { say } from '@/i18n/translate'

/** A caption of a group of controls; it names the group by its id. */
export const Caption = ({ id, children }: { id: string; children: ReactNode }) => (
  <FormLabel component="span" id={id}>
    {children}
  </FormLabel>
)

/** The problem of a field, tied to it by `aria-describedby={id}`; the message may be an i18n key. */
export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message ? (
    <FormHelperText id={id} error>
      {say(message)}
    </FormHelperText>
  ) : null

/** A hint about a field before it is filled, tied to it by `aria-describedby={id}`. */
export const Hint = (props: { id?: string; children: ReactNode }) => <FormHelperText {...props} error={false} />

export type FieldProps = Pick<ComponentProps<typeof FormControl>, 'disabled' | 'required' | 'size'> & {
  label: string
  error?: string | undefined
  /** Shown under the field, and read out with it. */
  hint?: string | undefined
  /** The control, with the attributes that tie it to label, problem and hint. */
  children: (control: { id: string; 'aria-describedby': string | undefined }) => ReactNode
}

/** A control with its label above it, and its problem and hint below. MUI tells the control that it is wrong, needed or off. */
export function Field({ label, error, hint, children, ...state }: FieldProps) {
  const id = useId()
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]
  return (
    <FormControl fullWidth error={Boolean(error)} {...state}>
      {/* MUI's own mark of a needed field is a text, and would be read as a part of the label. */}
      <FormLabel htmlFor={id} required={false} data-required={state.required || undefined}>
        {label}
      </FormLabel>
      {children({ id, 'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined })}
      <FieldError id={errorId} message={error} />
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </FormControl>
  )
}
