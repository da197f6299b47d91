import styled from '@emotion/styled'
import { useId } from 'react'
import { colour, radius } from '../../../theme/tokens'
import { sideBySide } from '../layout/styles'
import { Caption, FieldError } from './Field'

const Group = styled('div')({
  ...sideBySide,
  gap: 8,
  '& > button': {
    minHeight: 48,
    padding: '6px 12px',
    borderRadius: radius.medium,
    border: `1px solid ${colour.lineStrong}`,
    font: 'inherit',
    fontWeight: 700,
    cursor: 'pointer',
    color: colour.text,
    backgroundColor: colour.surface,
    WebkitTapHighlightColor: 'transparent',
  },
  '& > button[aria-pressed=true]': {
    backgroundColor: colour.accentSoft,
    borderColor: colour.accent,
    color: colour.accentDark,
  },
  '@media (forced-colors: active)': {
    '& > button[aria-pressed=true]': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
  },
})

export type ToggleFieldProps<T extends string> = {
  label: string
  value: T | null
  options: readonly { value: T; label: string }[]
  /** Called with null when the chosen option is pressed again. */
  onChange: (value: T | null) => void
  error?: string | undefined
}

/** A choice of one option or none. */
export function ToggleField<T extends string>({ label, value, options, onChange, error }: ToggleFieldProps<T>) {
  const id = useId()
  return (
    <div>
      <Caption id={id}>{label}</Caption>
      <Group
        role="group"
        aria-labelledby={id}
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- the wizard finds the first wrong field by this attribute
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        tabIndex={error ? -1 : undefined}
      >
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value === value ? null : option.value)}
          >
            {option.label}
          </button>
        ))}
      </Group>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}
