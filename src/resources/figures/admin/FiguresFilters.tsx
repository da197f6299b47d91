import type { MonthlyFigures } from '@/domain/status/figures'
import { knownMonths, quickPeriods } from '@/domain/status/sales'
import { today } from '@/domain/values/dates'
import { t } from '@/i18n/admin/figures'
import { Button } from '@/ui/elements/Button'
import { FilterBar, FilterSelect, type FilterChoice } from '@/ui/table/FilterBar'
import type { FiguresFilters as Filters } from './useFigures'
import { Toggles } from './Toggles'
import { monthInWords } from './words'

/** The known months, newest first. */
const monthChoices = (figures: readonly MonthlyFigures[]): FilterChoice[] =>
  knownMonths(figures, today())
    .reverse()
    .map((value) => ({ value, label: monthInWords(value) }))

function mitraChoices(figures: readonly MonthlyFigures[]): FilterChoice[] {
  const names = new Map(figures.map(({ mitraId, mitra }) => [String(mitraId), mitra]))
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label, 'id'))
}

/** The periods of one press. Two of them are pressed in the first month of a quarter. */
export function QuickPeriods({ filter: { from = '', to = '' }, set }: Pick<Filters, 'filter' | 'set'>) {
  const periods = quickPeriods(today())
  return (
    <Toggles
      label={t('figures.periods')}
      choices={periods.map(({ name }) => ({ name, label: t(`figures.period.${name}`) }))}
      pressed={periods.filter((period) => period.from === from && to === '').map(({ name }) => name)}
      onPress={(name) => set({ from: periods.find((period) => period.name === name)?.from ?? '', to: '' })}
    />
  )
}

type FiguresFiltersProps = Omit<Filters, 'by'> & { figures: readonly MonthlyFigures[] }

/** Narrows the figures by months and mitra. */
export function FiguresFilters({ figures, filter, set, clear }: FiguresFiltersProps) {
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
        label={t('resource.mitra')}
        all={t('figures.everyMitra')}
        value={mitra}
        choices={mitraChoices(figures)}
        onChange={(value) => set({ mitra: value })}
      />
      {Object.keys(filter).length > 0 && (
        <Button variant="outlined" onClick={clear}>
          {t('figures.clear')}
        </Button>
      )}
    </FilterBar>
  )
}
