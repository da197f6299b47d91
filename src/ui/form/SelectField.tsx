import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field'

export type SelectFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error' | 'size' | 'disabled'> &
  Pick<ComponentProps<'select'>, 'name' | 'value' | 'onChange'> & {
    options: readonly { value: string; label: string }[]
  }

/** A labelled choice of one among a few, by the browser's own control. */
export function SelectField({ label, hint, options, error, size, disabled, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} size={size} disabled={disabled}>
      {(control) => (
        <NativeSelect {...control} input={<OutlinedInput />} inputProps={select}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
