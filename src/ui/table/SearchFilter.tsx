import { useInput } from 'ra-core'
import { SearchField } from '../form/SearchField'

export type SearchFilterProps = {
  source: string
  label: string
  /** For react-admin, which asks its filters. */ alwaysOn?: boolean
}

/** A filter of react-admin's list by text, drawn as the phone's search box. */
export function SearchFilter({ source, label }: SearchFilterProps) {
  const { field } = useInput<string>({ source, defaultValue: '' })
  return <SearchField value={field.value ?? ''} onChange={field.onChange} label={label} />
}
