import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useDataProvider, type GetListParams, type RaRecord } from 'ra-core'
import { useSession } from '@/auth-provider/useSession'
import type { PartnerDataProvider } from '@/data-provider/types'
import { canAccess } from '@/domain/access/permissions'
import { findIn } from '@/domain/desk/find'
import { containsWords } from '@/domain/text/search'
import { STALE_TIME, WHOLE_LIST } from '@/domain/requestPolicy'
import { formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/admin/find'
import { t as unitWords } from '@/i18n/package/priceUnits'
import { paths } from '@/paths'
import type { ResourceDefinition } from '@/resources/defineResource'
import { linkToRecord, recordViewOf } from '@/resources/links'
import { definitions } from '@/resources/registry'
import { SEARCH_DEBOUNCE_MS } from '@/domain/values/paging'
import { useDebounced } from '@/ui/hooks/useDebounced'

/** A screen or a record that a search has found, below the heading of its group. */
export type Hit = { key: string; group: string; label: string; detail: string; to: string }

const [SCREENS, CUSTOMERS] = [t('find.screens'), t('find.customers')]
const groupOf = ({ finds, options }: ResourceDefinition) => finds?.group ?? options.label

const FEWEST_LETTERS = 2
const MOST_OF_GROUP = 6
const ROWS_ASKED = 25

/** The definitions that a user may list, and where a record of each leads: to its screen, or to its list. */
function useReadable() {
  const { user, mitra } = useSession()
  const may = (name: string, action: string) => canAccess({ user, mitra, isAdmin: true }, definitions, name, action)
  const linkTo = (definition: ResourceDefinition, record: RaRecord, label: string) => {
    const view = recordViewOf(definition)
    if (view && may(definition.name, view)) return linkToRecord(definition, view, record.id)
    return `${definition.path}?filter=${encodeURIComponent(JSON.stringify({ q: label }))}`
  }
  const readable = definitions.filter(({ name }) => may(name, 'list'))
  const found = readable.filter(
    ({ name, menu, recordRepresentation, finds }) =>
      menu && recordRepresentation === 'name' && (!finds?.needs || may(name, finds.needs)),
  )
  const whole = found.filter(({ finds }) => finds?.isWhole)
  return { readable, whole, searched: found.filter((one) => !whole.includes(one)), linkTo }
}

type Answer = UseQueryResult<readonly RaRecord[]>

/** Reads lists; each answer is kept under its list and its search, so that an old one never stands in for a newer one. */
function useLists(wanted: readonly ResourceDefinition[], search: string | null): Answer[] {
  const provider = useDataProvider<PartnerDataProvider>()
  const pagination = search === null ? WHOLE_LIST : { page: 1, perPage: ROWS_ASKED }
  return useQueries({
    queries: wanted.map(({ name }) => ({
      queryKey: [name, 'find', search],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly RaRecord[]> => {
        const params: GetListParams & { signal: AbortSignal } = {
          pagination,
          filter: search === null ? {} : { q: search },
          signal,
        }
        return (await provider.getList(name, params)).data
      },
      enabled: search === null || search.length >= FEWEST_LETTERS,
      staleTime: search === null ? STALE_TIME.general : STALE_TIME.packages,
    })),
  })
}

const isFailed = ({ isError, fetchStatus, data }: Answer) => isError || (fetchStatus === 'paused' && !data)

type LinkTo = ReturnType<typeof useReadable>['linkTo']

/** A record without a name is found by its price, which says what it counts. */
const nameOf = ({ name, price }: RaRecord): string =>
  name ? String(name) : typeof price === 'number' ? formatRupiah(price) : t('app.nameless')

/** What stands beside the name of a record. */
function detailOf({ options, finds }: ResourceDefinition, row: RaRecord): readonly unknown[] {
  const { isWhole, per, beside = [] } = finds ?? {}
  const unit = per && !row.name ? `, ${unitWords(`unit.${per}`)}` : ''
  return [isWhole && options.label + unit, ...beside.map((field): unknown => row[field])]
}

/** How to make hits of the records of a resource. */
function hitsIn(definition: ResourceDefinition, linkTo: LinkTo) {
  const { customerOf = () => undefined } = definition.finds ?? {}
  const hit = (group: string, row: RaRecord, label: string, detail: readonly unknown[]): Hit => ({
    key: `${group} ${definition.name} ${row.id}`,
    group,
    label,
    detail: detail.filter((part) => part && typeof part === 'string').join(' · '),
    to: linkTo(definition, row, label),
  })
  const ofRecord = (row: RaRecord) =>
    hit(groupOf(definition), row, nameOf(row), [...detailOf(definition, row), customerOf(row)])
  const ofCustomer = (row: RaRecord) => {
    const customer = customerOf(row)
    return hit(CUSTOMERS, row, customer || nameOf(row), [customer && nameOf(row), ...detailOf(definition, row)])
  }
  /** The customers and the records among rows that the server found. A row may be both. */
  function among(rows: readonly RaRecord[], q: string): Hit[] {
    const isNamed = (row: RaRecord) => containsWords(nameOf(row), q)
    const hasCustomer = (row: RaRecord) => customerOf(row) !== undefined
    // A number finds a record too, and so does a customer of an earlier offer. An API without customers finds names alone.
    const ofCustomers = rows.filter(
      (row) => hasCustomer(row) && (containsWords(customerOf(row) ?? '', q) || !isNamed(row)),
    )
    const ofNames = rows.filter((row) => isNamed(row) || !hasCustomer(row))
    return [...ofCustomers.slice(0, MOST_OF_GROUP).map(ofCustomer), ...ofNames.slice(0, MOST_OF_GROUP).map(ofRecord)]
  }
  return { ofRecord, among }
}

/** What a search finds across all resources: only what the user may read (docs/product.md §15.10.2). */
export function useFound(typed: string) {
  const { readable, whole, searched, linkTo } = useReadable()
  const q = typed.trim()
  const asked = useDebounced(q, SEARCH_DEBOUNCE_MS)
  const lists = useLists(whole, null)
  const answers = useLists(searched, asked)
  const isAsked = q.length >= FEWEST_LETTERS
  const isCurrent = asked === q

  const screens: Hit[] = [
    { label: t('nav.home'), to: paths.home },
    ...readable.filter(({ menu }) => menu).map(({ options, path }) => ({ label: options.label, to: path })),
    { label: t('nav.profile'), to: paths.profile },
  ].map(({ label, to }) => ({ key: `screens ${to}`, group: SCREENS, label, detail: '', to }))

  const labelOf = ({ label }: Hit) => label
  const fromServer = () =>
    searched.flatMap((definition, at) => hitsIn(definition, linkTo).among(answers[at]?.data ?? [], q))
  const fromLists = () =>
    whole.flatMap((definition, at) => (lists[at]?.data ?? []).map(hitsIn(definition, linkTo).ofRecord))
  const groups = [SCREENS, CUSTOMERS, ...[...searched, ...whole].map(groupOf)]

  const hits = [
    ...findIn(screens, labelOf, q, q === '' ? screens.length : MOST_OF_GROUP),
    ...(isAsked && isCurrent ? fromServer() : []),
    ...(isAsked ? findIn(fromLists(), labelOf, q, MOST_OF_GROUP) : []),
  ].sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group))

  const all = [...answers, ...lists]
  const broken = all.filter(isFailed)
  const names = [
    ...searched.filter((_, at) => answers[at] && isFailed(answers[at])).map(({ options }) => options.label),
    ...new Set(whole.filter((_, at) => lists[at] && isFailed(lists[at])).map(groupOf)),
  ]
  return {
    hits,
    isSearching: isAsked && (!isCurrent || all.some(({ isFetching, data }) => isFetching && !data)),
    /** The groups that could not be read, in words; '' if there is none. */
    failed: isAsked ? names.join(', ') : '',
    error: broken.find(({ error }) => error)?.error ?? null,
    retry: () => broken.forEach(({ refetch }) => void refetch()),
  }
}
