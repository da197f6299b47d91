import { useListContext } from 'ra-core'
import { SearchField } from '../form/SearchField'
import { useSearchText } from '../form/typed/useSearchText'

export type SearchFilterProps = {
  source: string
  label: string
  /** react-admin reads this prop of its filters. */ alwaysOn?: boolean
}

/**
 * The search box of the phone, as a text filter of react-admin's list. It asks by itself: react-admin's filters wait for
 * 500 ms, the product for 300 (docs/product.md §12.1.6).
 */
export function SearchFilter({ source, label }: SearchFilterProps) {
  const { filterValues, setFilters } = useListContext()
  const [text, setText] = useSearchText(String(filterValues[source] ?? ''), (q) =>
    setFilters({ ...filterValues, [source]: q }),
  )
  return <SearchField value={text} onChange={setText} label={label} />
}
