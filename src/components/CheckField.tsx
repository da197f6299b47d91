import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'

const Label = styled('label')({ display: 'flex', alignItems: 'center', minHeight: 44, marginLeft: -10, cursor: 'pointer', fontWeight: 500 })

export type CheckFieldProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

export function CheckField({ label, checked, onChange }: CheckFieldProps) {
  return (
    <Label>
      <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </Label>
  )
}
