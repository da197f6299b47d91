import styled from '@emotion/styled'
import { useId, type ReactNode } from 'react'
import { colour, radius } from '../../../theme/tokens'
import { selectArrow } from '../layout/styles'

/** The fields above an admin's list that narrow it. Give it the role `search` and a name. */
export const FilterBar = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(165px, 1fr))',
  gap: 12,
  alignItems: 'end',
  '& label': { display: 'block', fontSize: '0.8125rem', fontWeight: 600, marginBottom: 4 },
  '& select, & input': {
    width: '100%',
    minHeight: 44,
    padding: '8px 12px',
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: radius.medium,
    backgroundColor: colour.surface,
    color: 'inherit',
    font: 'inherit',
    fontSize: '0.9375rem',
  },
  '& select': selectArrow,
  '& > p': { alignSelf: 'center' },
  '& select:focus-visible, & input:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: 1 },
})

export function FilterField({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

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
    <FilterField label={label}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {all !== undefined && <option value="">{all}</option>}
          {[...choices, ...(unknown ? [{ value, label: value }] : [])].map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FilterField>
  )
}
