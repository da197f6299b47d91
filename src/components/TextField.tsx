import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { captionStyle, FieldError } from './Field'

const Label = styled('label')(captionStyle)

export type TextFieldProps = Pick<
  OutlinedInputProps,
  'name' | 'type' | 'value' | 'placeholder' | 'disabled' | 'autoFocus' | 'autoComplete' | 'endAdornment' | 'inputRef' | 'onChange' | 'onBlur' | 'required'
> & {
  label: string
  error?: string | undefined
  inputMode?: 'text' | 'numeric' | 'email'
  enterKeyHint?: 'next' | 'done' | 'go'
  maxLength?: number
}

/** A labelled text field. Uncontrolled with react-hook-form's `register`: a keystroke renders nothing else. */
export function TextField({ label, error, inputMode, enterKeyHint, maxLength, required, ...input }: TextFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <OutlinedInput
        {...input}
        id={id}
        fullWidth
        error={Boolean(error)}
        slotProps={{
          input: {
            inputMode, enterKeyHint, maxLength, autoCapitalize: inputMode === 'email' ? 'none' : undefined,
            'aria-required': required, 'aria-invalid': Boolean(error), 'aria-describedby': error ? errorId : undefined,
          },
        }}
      />
      <FieldError id={errorId} message={error} />
    </div>
  )
}
