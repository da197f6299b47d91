import styled from '@emotion/styled'
import { useId } from 'react'
import { captionStyle, FieldError, Hint } from './Field'
import { InputBox, type InputBoxProps } from './InputBox'

const Label = styled('label')(captionStyle)

export type TextFieldProps = Pick<
  InputBoxProps,
  | 'name'
  | 'type'
  | 'value'
  | 'placeholder'
  | 'disabled'
  | 'readOnly'
  | 'autoComplete'
  | 'after'
  | 'ref'
  | 'onChange'
  | 'onBlur'
  | 'required'
  | 'inputMode'
  | 'enterKeyHint'
  | 'maxLength'
  | 'role'
  | 'aria-valuenow'
  | 'aria-valuemin'
  | 'aria-valuemax'
  | 'onKeyDown'
  | 'onCompositionStart'
  | 'onCompositionEnd'
> & {
  label: string
  /** Shown under the field, and read out with it. */
  hint?: string | undefined
  error?: string | undefined
}

/** A labelled text field. With react-hook-form's `register` it is uncontrolled: a keystroke renders nothing else. */
export function TextField({ label, hint, error, required, ...input }: TextFieldProps) {
  const id = useId()
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]
  return (
    <div>
      <Label htmlFor={id} data-required={required || undefined}>
        {label}
      </Label>
      <InputBox
        {...input}
        id={id}
        invalid={Boolean(error)}
        autoCapitalize={input.inputMode === 'email' ? 'none' : undefined}
        aria-required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={[error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
      />
      <FieldError id={errorId} message={error} />
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </div>
  )
}
