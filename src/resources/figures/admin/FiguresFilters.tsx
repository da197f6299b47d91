import { GROUPINGS, type MonthlyFigures } from '../../../domain/status/figures'
import { today } from '../../../domain/values/dates'
import { lastMonths } from '../../../domain/values/months'
import { t } from '../../../i18n/admin/figures'
import { Button } from '../../../ui/elements/Button'
import { FilterBar, FilterSelect, type FilterChoice } from '../../../ui/table/FilterBar'
import type { FiguresFilters as Filters } from './useFigures'
import { monthInWords } from './words'

const MONTHS = 12

/** The last twelve months, newest first. The server's clock may know a newer one. */
function monthChoices(figures: readonly MonthlyFigures[]): FilterChoice[] {
  const months = new Set([...lastMonths(today(), MONTHS), ...figures.map(({ month }) => month)])
  return [...months].sort((a, b) => (a < b ? 1 : -1)).map((value) => ({ value, label: monthInWords(value) }))
}

function mitraChoices(figures: readonly MonthlyFigures[]): FilterChoice[] {
  const names = new Map(figures.map(({ mitraId, mitra }) => [String(mitraId), mitra]))
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label, 'id'))
}

const GROUPING_CHOICES = GROUPINGS.map((value) => ({ value, label: t(`figures.grouping.${value}`) }))

type FiltersProps = Filters & { figures: readonly MonthlyFigures[] }

/** Narrows the figures by months and mitra, and chooses what a row stands for. */
export function FiguresFilters({ figures, filter, by, set, clear }: FiltersProps) {
  const { from = '', to = '', mitra = '' } = filter
  const months = monthChoices(figures)
  return (
    <FilterBar role="search" aria-label={t('figures.filters')}>
      <FilterSelect
        label={t('figures.from')}
        all={t('figures.fromAll')}
        value={from}
        choices={months.filter(({ value }) => !to || value <= to)}
        onChange={(value) => set({ from: value })}
      />
      <FilterSelect
        label={t('figures.to')}
        all={t('figures.toAll')}
        value={to}
        choices={months.filter(({ value }) => !from || value >= from)}
        onChange={(value) => set({ to: value })}
      />
      <FilterSelect
        label={t('figures.mitra')}
        all={t('figures.everyMitra')}
        value={mitra}
        choices={mitraChoices(figures)}
        onChange={(value) => set({ mitra: value })}
      />
      <FilterSelect
        label={t('figures.by')}
        value={by}
        choices={GROUPING_CHOICES}
        onChange={(value) => set({ by: value })}
      />
      {Object.keys(filter).length > 0 && (
        <Button variant="outlined" onClick={clear}>
          {t('figures.clear')}
        </Button>
      )}
    </FilterBar>
  )
}
