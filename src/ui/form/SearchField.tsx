import OutlinedInput from '@mui/material/OutlinedInput'
import SearchIcon from '@mui/icons-material/SearchRounded'

export type SearchFieldProps = {
  value: string
  /** Absent in a frame, where nobody can type yet. */ onChange: ((text: string) => void) | undefined
  label: string
}

// Servers refuse a longer address or Referer (431), and the page could not be reloaded.
const LONGEST = 500
// Half an emoji, left by a cut or a paste, cannot be part of an address.
const searchable = (text: string) => text.slice(0, LONGEST).replace(/\p{Surrogate}/gu, '')

/** A search box named by its placeholder. */
export const SearchField = ({ value, onChange, label }: SearchFieldProps) => (
  <OutlinedInput
    fullWidth
    type="search"
    value={value}
    onChange={onChange && ((event) => onChange(searchable(event.target.value)))}
    readOnly={!onChange}
    placeholder={label}
    aria-label={label}
    autoComplete="off"
    startAdornment={<SearchIcon fontSize="small" />}
    slotProps={{ input: { enterKeyHint: 'search' } }}
  />
)
