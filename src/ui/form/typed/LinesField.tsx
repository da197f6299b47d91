import styled from '@emotion/styled'
import { useId } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { colour, radius } from '../../../../theme/tokens'
import { forcedRing } from '../../layout/styles'
import { captionStyle, FieldError } from '../Field'

const Label = styled('label')(captionStyle)
const Area = styled('textarea')({
  display: 'block',
  width: '100%',
  minHeight: 116,
  padding: '13px 16px',
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface,
  color: 'inherit',
  font: 'inherit',
  fontSize: '1rem',
  lineHeight: 1.5,
  resize: 'vertical',
  // The field grows with its lines, in browsers that can.
  fieldSizing: 'content',
  '&:focus': {
    ...forcedRing,
    outlineOffset: 0,
    borderColor: colour.accent,
    boxShadow: `inset 0 0 0 1px ${colour.accent}`,
  },
  '&[aria-invalid=true]': { borderColor: colour.error },
  '&[aria-invalid=true]:focus': { boxShadow: `inset 0 0 0 1px ${colour.error}` },
  '@media (forced-colors: active)': { '&[aria-invalid=true]': { borderWidth: 3 } },
})

export type LinesFieldProps = { name: string; label: string; rows?: number }

/** A text field of a form for several lines, by its path. */
export function LinesField({ name, label, rows = 4 }: LinesFieldProps) {
  const id = useId()
  const { register, control } = useFormContext()
  const { errors } = useFormState({ control, name })
  const problem = (get(errors, name) as { message?: string } | undefined)?.message
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Area
        {...register(name)}
        id={id}
        rows={rows}
        autoComplete="off"
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${id}-error` : undefined}
      />
      <FieldError id={`${id}-error`} message={problem} />
    </div>
  )
}
