import SearchIcon from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { figuresTable, GROUPINGS, type FiguresRow, type MonthlyFigures } from '@/domain/status/figures'
import { salesWithin } from '@/domain/status/sales'
import { csvStyleOf, toCsv, type CsvStyle } from '@/domain/values/csv'
import { today } from '@/domain/values/dates'
import { t } from '@/i18n/admin/figures'
import { Card } from '@/ui/elements/Card'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { Section } from '@/ui/layout/Section'
import { BarTitle } from '@/ui/table/BarTitle'
import { ExportRows } from '@/ui/table/ExportRows'
import { FilterSelect } from '@/ui/table/FilterBar'
import { FiguresFilters, QuickPeriods } from './FiguresFilters'
import { FiguresTable } from './FiguresTable'
import { CARD_HEIGHT, chartColumns, SalesCharts } from './SalesCharts'
import { TILE_HEIGHT, tileColumns, Tiles } from './Tiles'
import { useFigures, useFiguresFilter, type FiguresFilters as Filters } from './useFigures'
import { ENDS, REASONS } from './words'

const GROUPING_CHOICES = GROUPINGS.map((value) => ({ value, label: t(`figures.grouping.${value}`) }))

/** The rows of the table as CSV. Months are written as `2026-11`, so that a spreadsheet can sort them. */
function figuresCsv(rows: readonly FiguresRow[], hasValue: boolean, style: CsvStyle): string {
  const ifValue = <T,>(cell: T) => (hasValue ? [cell] : [])
  const head = [t('resource.mitra'), t('figures.month'), ENDS.sent, ENDS.read, ENDS.won, ...ifValue(t('figures.value'))]
  const reasons = REASONS.map(({ words }) => `${t('figures.lostFor')}: ${words}`)
  const cells = ({ mitra, month, sent, read, won, value, allLost, lost }: FiguresRow) => [
    mitra,
    month,
    sent,
    read,
    won,
    ...ifValue(value),
    allLost,
    ...REASONS.map(({ reason }) => lost[reason]),
  ]
  return toCsv([[...head, ENDS.lost, ...reasons], ...rows.map(cells)], style)
}

type DetailsProps = Pick<Filters, 'filter' | 'by' | 'set'> & { figures: readonly MonthlyFigures[]; hasValue: boolean }

/** The table of every figure that the filters find, and its file. */
function Details({ figures, filter, by, set, hasValue }: DetailsProps) {
  const nameId = useId()
  const table = figuresTable(figures, filter, by)
  return (
    <Section
      title={t('figures.rows')}
      action={
        <Box
          sx={{
            display: 'flex',
            alignItems: 'end',
            gap: 3,
            '& > *': { flex: 'none' },
            '& > div': { width: 184 },
          }}
        >
          <FilterSelect
            label={t('figures.by')}
            value={by}
            choices={GROUPING_CHOICES}
            onChange={(value) => set({ by: value })}
          />
          <ExportRows
            label={t('figures.export')}
            fileName={t('figures.fileName')}
            makeCsv={async () => figuresCsv(table.rows, hasValue, csvStyleOf(navigator.language))}
          />
        </Box>
      }
    >
      <Typography id={nameId} variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {t('figures.text')}
      </Typography>
      {/* Another choice begins with its first rows. */}
      <FiguresTable key={JSON.stringify([filter, by])} table={table} hasValue={hasValue} nameId={nameId} />
    </Section>
  )
}

/** The height of the question and the filters, in px. */
const HEAD_HEIGHT = 130

/** The shapes of the page while the figures load. */
const Loading = () => (
  <Box role="progressbar" aria-label={t('app.loading')} sx={{ display: 'grid', gap: 4 }}>
    <Skeleton height={HEAD_HEIGHT} />
    <Box sx={tileColumns}>
      {['sent', 'read', 'won', 'value'].map((name) => (
        <Skeleton key={name} height={TILE_HEIGHT} />
      ))}
    </Box>
    <Box sx={chartColumns}>
      {['mitra', 'reasons', 'months', 'funnel'].map((name) => (
        <Skeleton key={name} height={CARD_HEIGHT} />
      ))}
    </Box>
  </Box>
)

const Nothing = ({ isEmpty }: { isEmpty: boolean }) => (
  <Card component="div">
    <Notice
      icon={<SearchIcon />}
      title={t(isEmpty ? 'figures.none' : 'figures.nothingFound')}
      text={t(isEmpty ? 'figures.noneText' : 'figures.nothingFoundText')}
    />
  </Card>
)

function Figures({ children }: { children: ReactNode }) {
  const filters = useFiguresFilter()
  const { data: figures, error, isPending, isPaused, refetch } = useFigures()
  if (!figures) {
    if (isPending && !isPaused) return <Loading />
    const failure = loadFailure(isPaused ? null : error, refetch)
    return <Notice alert title={t('figures.failed')} {...failure} />
  }
  if (figures.length === 0) return <Nothing isEmpty />
  const sales = salesWithin(figures, filters.filter, today())
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 4 }}>
        {children}
        <QuickPeriods {...filters} />
      </Box>
      <FiguresFilters figures={figures} {...filters} />
      {sales.figures.length === 0 ? (
        <Nothing isEmpty={false} />
      ) : (
        <>
          <Tiles sales={sales} />
          <SalesCharts sales={sales} />
          <Details figures={figures} hasValue={sales.sum.value !== null} {...filters} />
        </>
      )}
    </>
  )
}

/** 'Hasil penawaran' (docs/product.md §21.7). Default export: only the desktop loads it. */
export default function FiguresPage() {
  return (
    <>
      <BarTitle title={t('resource.figures')} />
      <Box
        component="main"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          gap: 4,
          p: 6,
          maxWidth: 1320,
        }}
      >
        <Figures>
          <Typography component="h2" sx={{ fontSize: '1.25rem', fontWeight: 800 }}>
            {t('figures.question')}
          </Typography>
        </Figures>
      </Box>
    </>
  )
}
