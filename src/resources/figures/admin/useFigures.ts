import { useGetList } from 'ra-core'
import { STALE_TIME } from '@/domain/requestPolicy'
import { GROUPINGS, type Grouping, type MonthlyFigures } from '@/domain/status/figures'
import { useAddressFilter } from '@/ui/hooks/useAddressFilter'
import { useResource } from '@/ui/hooks/useResource'

// The API gives every row at once.
export const EVERY_ROW = { page: 1, perPage: 10_000 }

export const useFigures = () =>
  useGetList<MonthlyFigures>(useResource(), { pagination: EVERY_ROW }, { staleTime: STALE_TIME.packages })

const NAMES = ['from', 'to', 'mitra', 'by'] as const
type Name = (typeof NAMES)[number]
const isGrouping = (value: string): value is Grouping => (GROUPINGS as readonly string[]).includes(value)

function isUsable(name: Name, value: string): boolean {
  if (name === 'by') return isGrouping(value)
  return name === 'mitra' || /^\d{4}-(0[1-9]|1[0-2])$/.test(value)
}

/** The filter of the figures, in the screen's address. */
export function useFiguresFilter() {
  const { filter: given, set, clear } = useAddressFilter(NAMES, isUsable)
  const { by = '', ...filter } = given
  return { filter, by: isGrouping(by) ? by : ('both' as const), set, clear }
}
export type FiguresFilters = ReturnType<typeof useFiguresFilter>
