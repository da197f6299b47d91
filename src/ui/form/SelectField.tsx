import styled from '@emotion/styled'
import { useId, type ComponentProps } from 'react'
import { selectArrow } from '../layout/styles'
import { colour, radius } from '../../../theme/tokens'
import { captionStyle, FieldError } from './Field'

const Label = styled('label')(captionStyle)
const Select = styled('select')({
  width: '100%',
  minHeight: 52,
  padding: '0 14px',
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface,
  color: 'inherit',
  font: 'inherit',
  fontSize: '1rem',
  ...selectArrow,
  '&[aria-invalid=true]': { borderColor: colour.error },
})

export type SelectFieldProps = Pick<ComponentProps<'select'>, 'name' | 'value' | 'onChange' | 'disabled'> & {
  label: string
  options: readonly { value: string; label: string }[]
  error?: string | undefined
}

/** A labelled choice of one among a few, by the browser's own control. */
export function SelectField({ label, options, error, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Select {...select} id={id} aria-invalid={Boolean(error)} aria-describedby={error ? `${id}-error` : undefined}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}
