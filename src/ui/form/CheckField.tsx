import styled from '@emotion/styled'
import { colour } from '../../../theme/tokens'

const Label = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  cursor: 'pointer',
  fontWeight: 500,
  '& > input': { flex: 'none', width: 20, height: 20, margin: 0, accentColor: colour.accent, cursor: 'inherit' },
})

export type CheckFieldProps = {
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

export function CheckField({ label, checked, disabled, onChange }: CheckFieldProps) {
  return (
    <Label>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </Label>
  )
}
