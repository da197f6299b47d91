import { useMemo, useState } from 'react'
import type { Id } from '@/domain/types'
import { foundIn } from '@/domain/text/search'
import { sortByPrice, type SortDirection } from '@/domain/values/sorting'
import { useDebounced } from '../hooks/useDebounced'
import { dividingFilters, passes, type PickerFilter } from './pickerFilters'
import type { PickerSheetProps } from './pickerProps'

const SEARCH_DEBOUNCE_MS = 250
const NO_FILTERS: readonly PickerFilter<unknown>[] = []

type Options<T extends { id: Id }> = Pick<
  PickerSheetProps<T>,
  'options' | 'selected' | 'multiple' | 'textOf' | 'priceOf' | 'isOff' | 'isBehind' | 'filters'
>

/** What the user of a picker searches for, its pressed filters and its order, and the options that are left. */
export function usePickerRows<T extends { id: Id }>({
  options,
  selected,
  multiple = false,
  textOf,
  priceOf,
  isOff,
  isBehind,
  filters = NO_FILTERS,
}: Options<T>) {
  const [search, setSearch] = useState('')
  const [direction, setDirection] = useState<SortDirection>('asc')
  const [pressed, setPressed] = useState<readonly string[]>([])
  const wanted = useDebounced(search, SEARCH_DEBOUNCE_MS).trim()
  const offered = useMemo(() => dividingFilters(options, filters), [options, filters])
  const active = useMemo(() => offered.filter(({ label }) => pressed.includes(label)), [offered, pressed])
  const found = useMemo(
    () =>
      foundIn(
        options.filter((option) => passes(option, active)),
        textOf,
        wanted,
      ),
    [options, active, textOf, wanted],
  )
  const selection = [wanted, ...active.map(({ label }) => label)].filter(Boolean).join(' ')
  // Until the user asks for something, the chosen option of a picker for one choice stands on top.
  const [first] = multiple || selection !== '' || direction === 'desc' ? [] : selected
  return {
    search,
    setSearch,
    direction,
    turn: () => setDirection(direction === 'asc' ? 'desc' : 'asc'),
    filters: offered,
    pressed,
    isFiltered: active.length > 0,
    toggle: (label: string) =>
      setPressed(pressed.includes(label) ? pressed.filter((each) => each !== label) : [...pressed, label]),
    clearFilters: () => setPressed([]),
    shown: useMemo(() => {
      const sorted = sortByPrice(found, priceOf, direction)
      const placeOf = (option: T) =>
        String(option.id) === String(first) ? -1 : isOff?.(option) ? 2 : isBehind?.(option) ? 1 : 0
      return sorted.sort((a, b) => placeOf(a) - placeOf(b))
    }, [found, priceOf, isOff, isBehind, direction, first]),
    /** Another text for every other selection; empty while all options are shown. */
    selection,
  }
}
