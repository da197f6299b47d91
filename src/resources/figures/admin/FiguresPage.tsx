import styled from '@emotion/styled'
import { useId } from 'react'
import { colour } from '../../../../theme/tokens'
import { figuresTable } from '../../../domain/status/figures'
import { csvStyleOf } from '../../../domain/values/csv'
import { t } from '../../../i18n/admin/figures'
import { loadFailure } from '../../../ui/feedback/loadFailure'
import { Notice } from '../../../ui/feedback/Notice'
import { Spinner } from '../../../ui/feedback/Spinner'
import { Card } from '../../../ui/elements/Card'
import { AlertIcon, SearchIcon } from '../../../ui/elements/icons'
import { MuiTheme } from '../../../ui/layout/MuiTheme'
import { BarTitle } from '../../../ui/table/BarTitle'
import { ExportRows } from '../../../ui/table/ExportRows'
import { figuresCsv } from './figuresCsv'
import { FiguresFilters } from './FiguresFilters'
import { FiguresTable } from './FiguresTable'
import { useFigures, useFiguresFilter } from './useFigures'

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
    return <Notice alert icon={<AlertIcon />} title={t('figures.failed')} {...failure} />
  }
  const found = figuresTable(figures, filters.filter, filters.by)
  const isEmpty = figures.length === 0
  if (found.rows.length === 0)
    return (
      <>
        {!isEmpty && <FiguresFilters figures={figures} {...filters} />}
        <Card as="div">
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
      <Card as="div" className="table">
        {/* Another choice begins with its first rows. */}
        <FiguresTable key={JSON.stringify([filters.filter, filters.by])} table={found} nameId={nameId} />
      </Card>
    </>
  )
}

/** 'Hasil penawaran' (docs/product.md §21.7). Default export: only the desktop loads it. */
export default function FiguresPage() {
  return (
    <MuiTheme>
      <BarTitle title={t('resource.figures')} />
      <Place>
        <Figures />
      </Place>
    </MuiTheme>
  )
}
