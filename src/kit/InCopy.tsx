import SearchIcon from '@mui/icons-material/SearchRounded'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider, type RaRecord } from 'ra-core'
import type { ReactNode } from 'react'
import type { PartnerDataProvider } from '@/data-provider/types'
import { distinctRows } from '@/domain/values/paging'
import { t } from '@/i18n/kit'
import { listQuery } from '@/data-provider/firstPage'
import { LiveRegion } from '@/ui/a11y/LiveRegion'
import { DataAge } from '@/ui/feedback/DataAge'
import type { LoadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { useResource } from '@/ui/hooks/useResource'

type Props<Row extends RaRecord> = {
  failure: LoadFailure
  /** The rows of the copy that the search, the filter and the order of the list would give. Null: the copy must not stand in. */
  find: ((rows: readonly Row[]) => readonly Row[]) | null
  /** Says a number of rows. */
  inWords: (n: number) => string
  children: (rows: Row[]) => ReactNode
  /** Stands there if the phone has no copy. */
  otherwise: ReactNode
}

/** A list that cannot be read, searched in what the phone has of the whole list (docs/product.md §14.1.5). */
export function InCopy<Row extends RaRecord>({ failure, find, inWords, children, otherwise }: Props<Row>) {
  const whole = listQuery<Row>(useDataProvider<PartnerDataProvider>(), useResource(), {})
  // It is read by nobody here: it begins with the phone's copy.
  const { data, dataUpdatedAt } = useInfiniteQuery({ ...whole, enabled: false })
  if (!data || !find) return otherwise
  const { rows } = distinctRows(data.pages)
  const found = [...find(rows)]
  return (
    <>
      {found.length > 0 ? (
        children(found)
      ) : (
        <Notice icon={<SearchIcon />} title={t('list.noMatchTitle')} text={t('kit.list.noneInCopy')} />
      )}
      <LiveRegion text={found.length > 0 ? inWords(found.length) : t('list.notFound')} />
      <DataAge
        floating
        at={dataUpdatedAt}
        says={(asOf) => t('kit.list.inCopy', { found: inWords(rows.length), asOf })}
        reason={failure.text}
        onRetry={failure.onRetry}
      />
    </>
  )
}
