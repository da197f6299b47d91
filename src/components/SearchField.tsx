import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { SearchIcon } from './icons'

export type SearchFieldProps = { value: string; onChange: (text: string) => void; label: string }

/** A search box named by its placeholder. */
export function SearchField({ value, onChange, label }: SearchFieldProps) {
  return (
    <OutlinedInput
      type="search"
      fullWidth
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={label}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon size={20} />
        </InputAdornment>
      }
      slotProps={{ input: { 'aria-label': label, enterKeyHint: 'search', autoComplete: 'off', role: 'searchbox' } }}
    />
  )
}
