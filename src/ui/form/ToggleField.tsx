import FormControl from '@mui/material/FormControl'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId } from 'react'
import { Caption, FieldError } from './Field'

export type ToggleFieldProps<T extends string> = {
  label: string
  value: T | null
  options: readonly { value: T; label: string; disabled?: boolean }[]
  /** Called with null when the chosen option is pressed again. */
  onChange: (value: T | null) => void
  error?: string | undefined
}

/** A choice of one option or none. */
export function ToggleField<T extends string>({ label, value, options, onChange, error }: ToggleFieldProps<T>) {
  const id = useId()
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <Caption id={id}>{label}</Caption>
      <ToggleButtonGroup
        exclusive
        value={value}
        onChange={(_, chosen: T | null) => onChange(chosen)}
        aria-labelledby={id}
        // The wizard finds the first wrong field by this attribute.
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        tabIndex={error ? -1 : undefined}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FieldError id={`${id}-error`} message={error} />
    </FormControl>
  )
}
