import { useCanAccess, useListContext, useStore } from 'ra-core'
import { useEffect, useState } from 'react'
import { statusChoice, type StatusChoice } from '@/domain/status/packageStatus'
import type { PackageRow } from '@/domain/types'
import { jakartaToday } from '@/domain/values/dates'
import { t } from '@/i18n/translate'
import { CardList } from '@/kit/CardList'
import { useCardList } from '@/kit/cardListPages'
import { useAddressParam } from '@/ui/hooks/useAddressFilter'
import { useFeature } from '@/ui/layout/features'
import { NO_SORT } from '@/data-provider/firstPage'
import { useArrival } from '../arrival'
import { ChoiceBar } from '../compare/ChoiceBar'
import { useChoice } from '../compare/useChoice'
import { withoutCustomer } from '../customer/customerMode'
import { useCustomerMode } from '../customer/useCustomerMode'
import { FilterRoom, StatusFilter, type StatusFilterProps } from '../status/StatusFilter'
import { useLazySheet } from '@/ui/hooks/useLazySheet'
import { listHead, ListMenu, LoadingList } from './frameParts'
import { packagesInCopy } from './inCopy'
import { DuplicateSheet } from './lazySheets'
import { PackageCard } from './PackageCard'
import { estimatedHeight, GAP } from './rowHeights'
import { SortButton } from './SortButton'
import { useFollowUps } from '../home/keptLists'
import type { ListOrder } from '@/domain/package/listOrder'
import { useResource } from '@/ui/hooks/useResource'

/** The order lasts until the app is loaded again: the first request of the list names none (docs/product.md §5.3.1). */
function useOrder(): [ListOrder, (order: ListOrder) => void] {
  const [order, setOrder] = useStore<ListOrder>(`${useResource()}.order`, 'newest')
  return [
    order,
    (wanted) => {
      setOrder(wanted)
      window.scrollTo(0, 0)
    },
  ]
}

/** Keeps what the rows that the list has loaded tell Beranda. It draws nothing. */
function KeepFollowUps() {
  const { data } = useListContext<PackageRow>()
  const { keep } = useFollowUps()
  useEffect(() => {
    if (data) keep(data)
  }, [data, keep])
  return null
}

/** The status that the list is filtered by, kept in the address. Null without the feature. */
function useStatusFilter() {
  const [given, give] = useAddressParam('status')
  const [hasStatus, hasNews] = [useFeature('status'), useFeature('news')]
  const status = hasStatus ? statusChoice(given, hasNews) : null
  return { hasStatus, hasNews, status, setStatus: (wanted: StatusChoice | null) => give(wanted ?? '') }
}

/** The chips, with the numbers that the unfiltered list told last. A customer who looks sees no numbers of others. */
function CountedFilter(props: StatusFilterProps) {
  const { isOn: isCustomerLooking } = useCustomerMode()
  const { counts } = useCardList().meta ?? {}
  const [told, tell] = useState(counts)
  if (counts && counts !== told) tell(counts)
  return <StatusFilter {...props} counts={isCustomerLooking ? undefined : told} />
}

const textsOf = (status: StatusChoice | null) => ({
  emptyTitle: t('list.emptyTitle'),
  emptyText: t('list.emptyText'),
  failed: t('list.failedTitle'),
  moreFailed: t('list.moreFailed'),
  found: (n: number) => t('list.found', { n }),
  noMatch(q: string) {
    if (status === null) return t('list.noMatchText', { q })
    return q ? t('status.noneNamed', { q }) : t('status.none')
  },
})

/** The list of regular packages (docs/product.md §5). Default export: it is loaded with its route. */
export default function PackageListPage() {
  const { hasStatus, hasNews, status, setStatus } = useStatusFilter()
  const [order, setOrder] = useOrder()
  const [saved, forgetSaved] = useArrival('saved')
  const choice = useChoice()
  const { isOn: isCustomerLooking } = useCustomerMode()
  const { chosen, toggle } = choice
  const { canAccess: canEdit } = useCanAccess({ action: 'edit' })
  const { subject: duplicated, isAsked, open: duplicate, close } = useLazySheet<PackageRow>(DuplicateSheet)
  return (
    <CardList<PackageRow>
      {...listHead}
      beside={
        <>
          <SortButton order={order} onOrder={setOrder} />
          <ListMenu onCompare={choice.begin} />
        </>
      }
      filters={hasStatus ? <CountedFilter {...{ status, hasNews }} onChange={setStatus} /> : <FilterRoom />}
      filter={status ? { status } : {}}
      sort={order === 'newest' ? NO_SORT : { field: order, order: 'ASC' }}
      inCopy={(rows, q) => packagesInCopy(rows, { q, status, order, today: jakartaToday() })}
      heightOf={estimatedHeight}
      gap={GAP}
      loading={<LoadingList />}
      texts={textsOf(status)}
      wanted={saved}
      onSought={forgetSaved}
      renderCard={(row) => (
        <PackageCard
          row={isCustomerLooking ? withoutCustomer(row) : row}
          // Buttons show at once. They are removed only if the user turns out to lack the permission.
          {...(canEdit === false ? {} : { onDuplicate: duplicate })}
          {...(chosen ? { isChosen: chosen.includes(String(row.id)), onChoose: toggle } : {})}
        />
      )}
    >
      <KeepFollowUps />
      {choice.chosen && <ChoiceBar {...choice} chosen={choice.chosen} />}
      {/* The sheet stands outside the cards, so that a new search does not reset an unfinished copy and its idempotency key. */}
      {isAsked && <DuplicateSheet row={duplicated} onClose={close} />}
    </CardList>
  )
}
