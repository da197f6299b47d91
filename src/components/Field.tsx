import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { say } from '../i18n/translate'

/** The caption above a field: the same for text, pickers, dates and toggles. */
export const captionStyle = { display: 'block', marginBottom: 6, fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 } as const

export const Caption = styled('span')(captionStyle)

export type FieldErrorProps = { id: string; message: string | undefined }

/** What is wrong with a field, tied to it by `aria-describedby={id}`; the message may be an i18n key. */
export function FieldError({ id, message }: FieldErrorProps) {
  if (!message) return null
  return (
    <FormHelperText error id={id}>
      {say(message)}
    </FormHelperText>
  )
}
