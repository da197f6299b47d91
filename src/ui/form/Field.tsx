import styled from '@emotion/styled'
import { say } from '../../i18n/translate'
import { colour } from '../../../theme/tokens'

/** The caption above a field: the same for text, pickers, dates and toggles. */
export const captionStyle = {
  display: 'block',
  marginBottom: 6,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.4,
  // The mark is for the eye alone: with the empty alternative text it is no part of the field's name.
  '&[data-required]::after': { content: '"\\00a0*" / ""', color: colour.error },
} as const

export const Caption = styled('span')(captionStyle)

const Message = styled('p')({ marginTop: 6, fontSize: '0.8125rem', lineHeight: 1.4, color: colour.error })

/** A hint about a field before it is filled, tied to it by `aria-describedby={id}`. */
export const Hint = styled('p')({ marginTop: 6, fontSize: '0.8125rem', lineHeight: 1.4, color: colour.quiet })

export type FieldErrorProps = { id: string; message: string | undefined }

/** The problem of a field, tied to it by `aria-describedby={id}`; the message may be an i18n key. */
export const FieldError = ({ id, message }: FieldErrorProps) =>
  message ? <Message id={id}>{say(message)}</Message> : null
