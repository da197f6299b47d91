import OutlinedInput from '@mui/material/OutlinedInput'
import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from './Field'

export type TextFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error'> &
  Omit<ComponentProps<'input'>, 'children' | 'size'> & { before?: ReactNode; after?: ReactNode }

/** A labelled text field. With react-hook-form's `register` it is uncontrolled: a keystroke renders nothing else. */
export function TextField({
  label,
  hint,
  error,
  required = false,
  disabled = false,
  before,
  after,
  ref,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} disabled={disabled}>
      {(control) => (
        <OutlinedInput
          {...control}
          type={input.type}
          inputRef={ref}
          startAdornment={before}
          endAdornment={after}
          slotProps={{ input: { ...input, autoCapitalize: input.inputMode === 'email' ? 'none' : undefined } }}
        />
      )}
    </Field>
  )
}
