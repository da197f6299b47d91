import { SearchIcon } from '../layout/icons'
import { InputBox } from './InputBox'

export type SearchFieldProps = {
  value: string
  /** Absent: it cannot be typed into. */ onChange: ((text: string) => void) | undefined
  label: string
}

// A longer text, in an address and in its Referer, is more than servers take (431), and the page could not be loaded again.
const LONGEST = 500
// Half an emoji, as a cut or a paste leaves it, cannot stand in an address: it would never be what was asked for.
const searchable = (text: string) => text.slice(0, LONGEST).replace(/\p{Surrogate}/gu, '')

/** A search box named by its placeholder. */
export const SearchField = ({ value, onChange, label }: SearchFieldProps) => (
  <InputBox
    type="search"
    value={value}
    onChange={onChange && ((event) => onChange(searchable(event.target.value)))}
    readOnly={!onChange}
    placeholder={label}
    aria-label={label}
    enterKeyHint="search"
    autoComplete="off"
    before={<SearchIcon size={20} />}
  />
)
