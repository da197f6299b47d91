import styled from '@emotion/styled'
import { useId } from 'react'
import { colour } from '../../../../theme/tokens'
import { figuresTable, type FiguresRow, GROUPINGS, type MonthlyFigures } from '../../../domain/status/figures'
import { csvStyleOf, toCsv, type CsvStyle } from '../../../domain/values/csv'
import { t } from '../../../i18n/admin/figures'
import { loadFailure } from '../../../ui/feedback/loadFailure'
import { Notice } from '../../../ui/feedback/Notice'
import { Spinner } from '../../../ui/feedback/Spinner'
import { Card } from '../../../ui/elements/Card'
import SearchIcon from '@mui/icons-material/SearchRounded'
import { BarTitle } from '../../../ui/table/BarTitle'
import { ExportRows } from '../../../ui/table/ExportRows'
import { FiguresTable } from './FiguresTable'
import { useFigures, useFiguresFilter, type FiguresFilters as Filters } from './useFigures'
import { HEADINGS, REASONS, monthInWords } from './words'
import { today, lastMonths } from '../../../domain/values/dates'
import { Button } from '../../../ui/elements/Button'
import { FilterBar, FilterSelect, type FilterChoice } from '../../../ui/table/FilterBar'

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
function FiguresFilters({ figures, filter, by, set, clear }: FiltersProps) {
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

/** The rows of the table as CSV. Months are written as `2026-11`, so that a spreadsheet can sort them. */
function figuresCsv(rows: readonly FiguresRow[], style: CsvStyle): string {
  const head = [t('figures.mitra'), t('figures.month'), ...HEADINGS]
  const reasons = REASONS.map(({ words }) => `${t('figures.lostFor')}: ${words}`)
  const cells = ({ mitra, month, sent, read, won, allLost, lost }: FiguresRow) => [
    mitra,
    month,
    sent,
    read,
    won,
    allLost,
    ...REASONS.map(({ reason }) => lost[reason]),
  ]
  return toCsv([[...head, ...reasons], ...rows.map(cells)], style)
}

const Place = styled('main')({
  display: 'grid',
  gap: 20,
  padding: '20px 24px 32px',
  minWidth: 0,
  '& .top': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16 },
  '& .top p': { color: colour.quiet },
  '& .top button': { flex: 'none' },
  '& .table': { display: 'grid', gap: 16, justifyItems: 'center', padding: 20, minWidth: 0 },
  '& .table > div': { width: '100%' },
})

function Figures() {
  const nameId = useId()
  const filters = useFiguresFilter()
  const { data: figures, error, isPending, isPaused, refetch } = useFigures()
  if (!figures) {
    if (isPending && !isPaused) return <Spinner />
    const failure = loadFailure(isPaused ? null : error, refetch)
    return <Notice alert title={t('figures.failed')} {...failure} />
  }
  const found = figuresTable(figures, filters.filter, filters.by)
  const isEmpty = figures.length === 0
  if (found.rows.length === 0)
    return (
      <>
        {!isEmpty && <FiguresFilters figures={figures} {...filters} />}
        <Card component="div">
          <Notice
            icon={<SearchIcon />}
            title={t(isEmpty ? 'figures.none' : 'figures.nothingFound')}
            text={t(isEmpty ? 'figures.noneText' : 'figures.nothingFoundText')}
          />
        </Card>
      </>
    )
  return (
    <>
      <div className="top">
        <p id={nameId}>{t('figures.text')}</p>
        <ExportRows
          label={t('figures.export')}
          fileName={t('figures.fileName')}
          makeCsv={async () => figuresCsv(found.rows, csvStyleOf(navigator.language))}
        />
      </div>
      <FiguresFilters figures={figures} {...filters} />
      <Card component="div" className="table">
        {/* Another choice begins with its first rows. */}
        <FiguresTable key={JSON.stringify([filters.filter, filters.by])} table={found} nameId={nameId} />
      </Card>
    </>
  )
}

/** 'Hasil penawaran' (docs/product.md §21.7). Default export: only the desktop loads it. */
export default function FiguresPage() {
  return (
    <>
      <BarTitle title={t('resource.figures')} />
      <Place>
        <Figures />
      </Place>
    </>
  )
}
