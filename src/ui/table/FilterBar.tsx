import styled from '@emotion/styled'
import { SelectField } from '../form/SelectField'

/** The fields above an admin's list that narrow it. Give it the role `search` and a name. */
export const FilterBar = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(165px, 1fr))',
  gap: 12,
  alignItems: 'end',
  '& > p': { alignSelf: 'center' },
})

export type FilterChoice = { value: string; label: string }
export type FilterSelectProps = {
  label: string
  /** The words for no choice. Without them there is always one. */
  all?: string
  value: string
  choices: readonly FilterChoice[]
  onChange: (value: string) => void
}

export function FilterSelect({ label, all, value, choices, onChange }: FilterSelectProps) {
  // A value of the address that is no choice is shown too: it narrows the list.
  const unknown = value !== '' && !choices.some((choice) => choice.value === value)
  return (
    <SelectField
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[
        ...(all === undefined ? [] : [{ value: '', label: all }]),
        ...choices,
        ...(unknown ? [{ value, label: value }] : []),
      ]}
    />
  )
}
