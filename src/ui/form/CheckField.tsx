import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'

export type CheckFieldProps = {
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

export const CheckField = ({ label, checked, disabled = false, onChange }: CheckFieldProps) => (
  <FormControlLabel
    label={label}
    disabled={disabled}
    control={<Checkbox checked={checked} onChange={(_, isOn) => onChange(isOn)} />}
  />
)
