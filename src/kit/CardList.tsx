import { InfiniteListBase, useCanAccess, type RaRecord, type SortPayload } from 'ra-core'
import type { ReactNode } from 'react'
import { isClientError } from '@/domain/requestPolicy'
import { PAGE_SIZE } from '@/domain/values/paging'
import { t } from '@/i18n/kit'
import { listKey, NO_SORT } from '@/data-provider/firstPage'
import { Button, ButtonLink } from '@/ui/elements/Button'
import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import SearchIcon from '@mui/icons-material/SearchRounded'
import { FoundCount } from '@/ui/feedback/FoundCount'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { QueryAge } from '@/ui/feedback/QueryAge'
import { Repeating } from '@/ui/feedback/Repeating'
import { useAddressParam } from '@/ui/hooks/useAddressFilter'
import { useSearchText } from '@/ui/form/typed/useSearchText'
import { Cards, type CardsProps } from './Cards'
import { queryOptions, SettledPages, useCardList } from './cardListPages'
import { InCopy } from './InCopy'
import { CARD_HEIGHT, ListBody, ListHead, LoadingRows, type ListHeadProps } from './CardListFrame'
import { useResource } from '@/ui/hooks/useResource'

/** What a list says instead of the kit's own words, which tell of 'data'. */
export type ListTexts = {
  emptyTitle?: string
  emptyText?: string
  failed?: string
  moreFailed?: string
  /** Says that nothing matches a search text, which may be '' if the list is filtered. */
  noMatch?: (q: string) => string
  /** Says a number of rows. */
  found?: (n: number) => string
}

export type CardListProps<Row extends RaRecord> = ListHeadProps &
  CardsProps<Row> & {
    /** What the list is filtered by besides its search text. */
    filter?: Readonly<Record<string, string>>
    /** Finds rows among those of the phone's copy as the API would. Without it a list that fails says so alone. */
    inCopy?: (rows: readonly Row[], q: string) => readonly Row[]
    /** Without it: the API's own order. */
    sort?: SortPayload
    /** px: the assumed height of a card, where no `heightOf` says it. */
    height?: number
    /** Stands there while the list loads. By default outlines of this height. */
    loading?: ReactNode
    texts?: ListTexts
    /** Stands after the rows, inside the list's context. */
    children?: ReactNode
  }

/**
 * The list of the resource around it, as cards, in react-admin's infinite list (docs/product.md §5.3). The search text and
 * the filters stand in the screen's address, so react-admin keeps none there itself. The guard of the route has asked for
 * the access already.
 */
export function CardList<Row extends RaRecord>({
  filter = {},
  inCopy,
  sort = NO_SORT,
  renderCard,
  height = CARD_HEIGHT,
  heightOf = () => height,
  gap,
  loading = <LoadingRows height={height} />,
  texts = {},
  wanted,
  onSought,
  children,
  createTo,
  ...head
}: CardListProps<Row>) {
  // The search text is part of the address, so that it survives a visit to a record.
  const [q, search] = useAddressParam('q')
  const [text, setText] = useSearchText(q, search)
  const { canAccess } = useCanAccess({ action: 'create' })
  // The button shows at once. It is removed only if the user turns out to lack the permission.
  const mayCreateAt = canAccess === false ? undefined : createTo
  const asked = { ...(q ? { q } : {}), ...filter }
  return (
    <InfiniteListBase<Row>
      disableAuthentication
      disableSyncWithLocation
      exporter={false}
      filter={asked}
      perPage={PAGE_SIZE}
      queryOptions={queryOptions}
      sort={sort}
      storeKey={false}
    >
      <SettledPages />
      <ListHead {...head} search={text} onSearch={setText} createTo={mayCreateAt} />
      <Body<Row>
        q={q}
        onSearch={search}
        isFiltered={Object.keys(asked).length > 0}
        cardsKey={JSON.stringify([sort, asked])}
        createTo={mayCreateAt}
        {...(inCopy ? { inCopy } : {})}
        {...{ renderCard, heightOf, gap, loading, texts, wanted, onSought }}
      />
      {children}
    </InfiniteListBase>
  )
}

type BodyProps<Row extends RaRecord> = CardsProps<Row> &
  Pick<ListHeadProps, 'createTo'> &
  Pick<CardListProps<Row>, 'inCopy' | 'loading'> & {
    texts: ListTexts
    q: string
    onSearch: (q: string) => void
    /** By a search text, too. */
    isFiltered: boolean
    /** Another list needs other cards. */
    cardsKey: string
  }

/** The cards, or a notice that says why there are none. */
function Body<Row extends RaRecord>({
  q,
  onSearch,
  isFiltered,
  cardsKey,
  createTo,
  loading,
  texts,
  inCopy,
  ...cards
}: BodyProps<Row>) {
  const list = useCardList<Row>()
  const queryKey = listKey(useResource())
  const { data, isPending, isPaused, error, refetch, isPlaceholderData } = list
  // TanStack Query pauses a query that has no network. Rows of the last search do not answer a new search.
  const isOffline = isPaused && (isPending || isPlaceholderData)
  const failure = isOffline || (!isPending && error) ? loadFailure(isOffline ? null : error, refetch) : null
  const {
    emptyTitle = t('kit.list.empty'),
    failed = t('kit.list.failed'),
    noMatch = (q) => (q ? t('kit.list.noMatch', { q }) : t('kit.list.noneMatches')),
    found = (n) => t('kit.list.found', { n }),
  } = texts
  return (
    <ListBody aria-busy={(isPlaceholderData && !failure) || undefined}>
      {failure && (!data || data.length === 0 || isPlaceholderData) ? (
        <InCopy<Row>
          // An API that refuses the request is there, and its word counts.
          find={inCopy && !isClientError(error) ? (rows) => inCopy(rows, q) : null}
          failure={failure}
          inWords={found}
          otherwise={<Notice alert title={failed} {...failure} />}
        >
          {(rows) => <Cards key={`${cardsKey} in copy`} rows={rows} {...cards} />}
        </InCopy>
      ) : data && data.length > 0 ? (
        <Cards
          key={isPlaceholderData ? undefined : cardsKey}
          rows={data}
          moreFailed={texts.moreFailed ?? t('kit.list.moreFailed')}
          {...cards}
        />
      ) : isPending || isPlaceholderData ? (
        loading
      ) : isFiltered ? (
        <Notice
          icon={<SearchIcon />}
          title={t('list.noMatchTitle')}
          text={noMatch(q)}
          action={q && <Button onClick={() => onSearch('')}>{t('list.clearSearch')}</Button>}
        />
      ) : (
        <Notice
          icon={<CopyIcon />}
          title={emptyTitle}
          text={texts.emptyText}
          action={
            createTo && (
              <ButtonLink to={createTo} variant="contained">
                {t('list.create')}
              </ButtonLink>
            )
          }
        />
      )}
      <FoundCount q={q} found={list} inWords={found} />
      <QueryAge queryKey={queryKey} />
      <Repeating queryKey={queryKey} />
    </ListBody>
  )
}
