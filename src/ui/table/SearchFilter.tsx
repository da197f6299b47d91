import { useInput } from 'ra-core'
import { SearchField } from '../form/SearchField'

export type SearchFilterProps = {
  source: string
  label: string
  /** react-admin reads this prop of its filters. */ alwaysOn?: boolean
}

/** The search box of the phone, as a text filter of react-admin's list. */
export function SearchFilter({ source, label }: SearchFilterProps) {
  const { field } = useInput<string>({ source, defaultValue: '' })
  return <SearchField value={field.value ?? ''} onChange={field.onChange} label={label} />
}
