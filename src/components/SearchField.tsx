import { SearchIcon } from './icons'
import { InputBox } from './InputBox'

export type SearchFieldProps = { value: string; /** Absent: it cannot be typed into. */ onChange: ((text: string) => void) | undefined; label: string }

/** A search box named by its placeholder. */
export const SearchField = ({ value, onChange, label }: SearchFieldProps) => (
  <InputBox
    type="search"
    value={value}
    onChange={onChange && ((event) => onChange(event.target.value))}
    readOnly={!onChange}
    placeholder={label}
    aria-label={label}
    enterKeyHint="search"
    autoComplete="off"
    before={<SearchIcon size={20} />}
  />
)
