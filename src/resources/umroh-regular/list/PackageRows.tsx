import { Suspense, useRef } from 'react'
import { ButtonLink } from '../../../ui/elements/Button'
import { FoundCount } from '../../../ui/feedback/FoundCount'
import { AlertIcon, CopyIcon, SearchIcon } from '../../../ui/elements/icons'
import { loadFailure } from '../../../ui/feedback/loadFailure'
import { Notice } from '../../../ui/feedback/Notice'
import { QueryAge } from '../../../ui/feedback/QueryAge'
import { Repeating } from '../../../ui/feedback/Repeating'
import { useRowsInPage } from '../../../ui/hooks/windowing'
import type { ListOrder } from '../../../domain/package/listOrder'
import type { Status } from '../../../domain/status/packageStatus'
import type { PackageRow } from '../../../domain/types'
import { t } from '../../../i18n/translate'
import { listKey } from '../../firstPage'
import type { Choice } from '../compare/useChoice'
import { DuplicateSheet } from './lazyDuplicateSheet'
import { ListBody, LoadingList } from './ListBody'
import { NextPage } from './NextPage'
import { PackageCard, type PackageCardProps } from './PackageCard'
import { usePackages } from './Packages'
import { CARD_HEIGHT, estimatedHeight, GAP } from './rowHeights'
import { useLazySheet } from '../useLazySheet'
import { links, umrohRegular } from '../resource'

const LIST_QUERY = listKey(umrohRegular.name)

type PackageRowsProps = {
  q: string
  status: Status | null
  order: ListOrder
  mayCreate: boolean
  mayEdit: boolean
  choice: Choice
}

function noMatch(q: string, status: Status | null): string {
  if (status === null) return t('list.noMatchText', { q })
  return q ? t('status.noneNamed', { q }) : t('status.none')
}

/** The list's cards, or a notice that says why there are none. */
export function PackageRows({ q, status, order, mayCreate, mayEdit, choice }: PackageRowsProps) {
  const { subject: duplicated, isAsked, open: duplicate, close } = useLazySheet<PackageRow>(DuplicateSheet)
  const packages = usePackages()
  const { data, isPending, isPaused, error, refetch, isPlaceholderData } = packages
  // TanStack Query pauses a query that has no network. Rows of the last search do not answer a new search.
  const isOffline = isPaused && (isPending || isPlaceholderData)
  const failure = isOffline || (!isPending && error) ? loadFailure(isOffline ? null : error, refetch) : null
  return (
    <ListBody aria-busy={isPlaceholderData || undefined}>
      {failure && (!data || data.length === 0 || isPlaceholderData) ? (
        <Notice alert icon={<AlertIcon />} title={t('list.failedTitle')} {...failure} />
      ) : data && data.length > 0 ? (
        <Cards
          key={isPlaceholderData ? undefined : `${order} ${status ?? ''} ${q}`}
          rows={data}
          choice={choice}
          {...(mayEdit ? { onDuplicate: duplicate } : {})}
        />
      ) : isPending || isPlaceholderData ? (
        <LoadingList />
      ) : q || status ? (
        <Notice icon={<SearchIcon />} title={t('list.noMatchTitle')} text={noMatch(q, status)} />
      ) : (
        <Notice
          icon={<CopyIcon />}
          title={t('list.emptyTitle')}
          text={t('list.emptyText')}
          action={
            mayCreate && (
              <ButtonLink to={links.create} variant="contained">
                {t('list.create')}
              </ButtonLink>
            )
          }
        />
      )}
      <FoundCount q={q} found={packages} inWords={(n) => t('list.found', { n })} />
      <QueryAge queryKey={LIST_QUERY} />
      <Repeating queryKey={LIST_QUERY} />
      {/* The sheet stands outside the cards, so that a new search does not reset an unfinished copy and its idempotency key. */}
      {isAsked && (
        <Suspense>
          <DuplicateSheet row={duplicated} onClose={close} />
        </Suspense>
      )}
    </ListBody>
  )
}

type CardsProps = { rows: PackageRow[]; choice: Choice } & Pick<PackageCardProps, 'onDuplicate'>

function Cards({ rows, choice: { chosen, toggle }, ...card }: CardsProps) {
  const containerRef = useRef<HTMLDivElement>(null)
  const { from, to, room, measure } = useRowsInPage(containerRef, {
    records: rows,
    estimate: rows[0] ? estimatedHeight(rows[0]) : CARD_HEIGHT,
    gap: GAP,
  })
  return (
    <>
      <div className="rows" ref={containerRef} style={room}>
        {rows.slice(from, to).map((row, offset) => (
          <div key={row.id} ref={measure} data-index={from + offset} style={{ marginBottom: GAP }}>
            <PackageCard
              row={row}
              {...card}
              {...(chosen ? { isChosen: chosen.includes(String(row.id)), onChoose: toggle } : {})}
            />
          </div>
        ))}
      </div>
      <NextPage isNear={to >= rows.length} />
    </>
  )
}
