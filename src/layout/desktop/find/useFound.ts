import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useDataProvider, type GetListParams, type RaRecord } from 'ra-core'
import { useSession } from '@/auth-provider/useSession'
import type { PartnerDataProvider } from '@/data-provider/types'
import { canAccess } from '@/domain/access/permissions'
import { findIn } from '@/domain/desk/find'
import { containsWords } from '@/domain/text/search'
import { HOTEL_RESOURCES, masterOfResource } from '@/domain/masters/masters'
import { STALE_TIME, WHOLE_LIST } from '@/domain/requestPolicy'
import type { PackageRow } from '@/domain/types'
import { formatRupiah } from '@/domain/values/money'
import { groupOf, t } from '@/i18n/admin/find'
import { paths } from '@/paths'
import type { ResourceDefinition } from '@/resources/defineResource'
import { linkToRecord, recordViewOf } from '@/resources/links'
import { definitions } from '@/resources/registry'
import { SEARCH_DEBOUNCE_MS } from '@/domain/values/paging'
import { unitText } from '@/ui/elements/priceUnits'
import { useDebounced } from '@/ui/hooks/useDebounced'

/** A screen or a record that a search has found, below the heading of its group. */
export type Hit = { key: string; group: string; label: string; detail: string; to: string }

export type Found = {
  hits: Hit[]
  isSearching: boolean
  /** The groups that could not be read, in words; '' if there is none. */
  failed: string
  error: Error | null
  retry: () => void
}

const [SCREENS, CUSTOMERS, MASTERS] = [groupOf('screens'), groupOf('customers'), groupOf('masters')]
const headingOf = ({ name, options }: ResourceDefinition) => groupOf(name, options.label)

const FEWEST_LETTERS = 2
const MOST_OF_GROUP = 6
const ROWS_ASKED = 25

const isMaster = ({ menu, screens }: ResourceDefinition) => menu === 'prices' && 'edit' in screens
/** Whether the server searches the list. It searches the names and numbers of customers with those of packages. */
const isSearched = (one: ResourceDefinition) => one.recordRepresentation === 'name' && one.menu && !isMaster(one)
const isHotel = (name: string) => Object.values(HOTEL_RESOURCES).some((one) => one === name)

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
  // The list of hotels without dates is for those who change their rates.
  const masters = readable.filter((one) => isMaster(one) && (!isHotel(one.name) || may(one.name, 'edit')))
  return { readable, masters, linkTo }
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
const textOfRecord = ({ name, price }: RaRecord): string =>
  name ? String(name) : typeof price === 'number' ? formatRupiah(price) : ''

/** A record without a name is found by its price, which says what it counts. */
const detailOfMaster = ({ name, options }: ResourceDefinition, record: RaRecord): string => {
  const field = masterOfResource(name)
  return record.name || !field ? options.label : `${options.label}, ${unitText(field)}`
}

type LinkTo = ReturnType<typeof useReadable>['linkTo']

/** A record of a searched list. One of packages has its customer, and its mitra by name. */
type Row = RaRecord & Partial<Pick<PackageRow, 'progress'>>

const join = (...parts: unknown[]) => parts.filter((part) => part && typeof part === 'string').join(' · ')

/** The customers and the records among rows that the server found. A row may be both. */
function hitsOf(definition: ResourceDefinition, rows: readonly Row[], q: string, linkTo: LinkTo): Hit[] {
  const nameOf = (row: Row) => textOfRecord(row) || t('app.nameless')
  const isNamed = (row: Row) => containsWords(nameOf(row), q)
  const customerOf = ({ progress }: Row) => progress?.customerName ?? ''
  const hit = (group: string, row: Row, label: string, ...detail: unknown[]): Hit => ({
    key: `${group} ${definition.name} ${row.id}`,
    group,
    label,
    detail: join(...detail),
    to: linkTo(definition, row, label),
  })
  // A number finds a package too, and so does a customer of an earlier offer. An API without customers finds names alone.
  const customers = rows.filter((row) => row.progress && (containsWords(customerOf(row), q) || !isNamed(row)))
  return [
    ...customers
      .slice(0, MOST_OF_GROUP)
      .map((row) =>
        customerOf(row)
          ? hit(CUSTOMERS, row, customerOf(row), nameOf(row), row.mitra)
          : hit(CUSTOMERS, row, nameOf(row), row.mitra),
      ),
    ...rows
      .filter((row) => isNamed(row) || !row.progress)
      .slice(0, MOST_OF_GROUP)
      .map((row) => hit(headingOf(definition), row, nameOf(row), row.email, row.mitra, customerOf(row))),
  ]
}

/** What a search finds across all resources: only what the user may read (docs/product.md §15.10.2). */
export function useFound(typed: string): Found {
  const { readable, masters: whole, linkTo } = useReadable()
  const q = typed.trim()
  const asked = useDebounced(q, SEARCH_DEBOUNCE_MS)
  const searched = readable.filter(isSearched)
  const masters = useLists(whole, null)
  const answers = useLists(searched, asked)
  const isAsked = q.length >= FEWEST_LETTERS
  const isCurrent = asked === q

  const screens: Hit[] = [
    { label: t('nav.home'), to: paths.home },
    ...readable.filter(({ menu }) => menu).map(({ options, path }) => ({ label: options.label, to: path })),
    { label: t('nav.profile'), to: paths.profile },
  ].map(({ label, to }) => ({ key: `screens ${to}`, group: SCREENS, label, detail: '', to }))

  const mastersOf = (definition: ResourceDefinition, answer: Answer | undefined): Hit[] =>
    (answer?.data ?? []).map((record) => {
      const label = textOfRecord(record)
      const [key, detail] = [`${definition.name} ${record.id}`, detailOfMaster(definition, record)]
      return { key, group: MASTERS, label, detail, to: linkTo(definition, record, label) }
    })
  const labelOf = ({ label }: Hit) => label
  const fromServer =
    isCurrent && isAsked
      ? searched.flatMap((definition, at) => hitsOf(definition, answers[at]?.data ?? [], q, linkTo))
      : []
  const groups = [SCREENS, CUSTOMERS, ...searched.map(headingOf), MASTERS]

  const hits = [
    ...findIn(screens, labelOf, q, q === '' ? screens.length : MOST_OF_GROUP),
    ...fromServer,
    ...(isAsked
      ? findIn(
          whole.flatMap((definition, at) => mastersOf(definition, masters[at])),
          labelOf,
          q,
          MOST_OF_GROUP,
        )
      : []),
  ].sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group))

  const all = [...answers, ...masters]
  const broken = all.filter(isFailed)
  const names = [
    ...searched.filter((_, at) => answers[at] && isFailed(answers[at])).map(({ options }) => options.label),
    ...(masters.some(isFailed) ? [MASTERS] : []),
  ]
  return {
    hits,
    isSearching: isAsked && (!isCurrent || all.some(({ isFetching, data }) => isFetching && !data)),
    failed: isAsked ? names.join(', ') : '',
    error: broken.find(({ error }) => error)?.error ?? null,
    retry: () => broken.forEach(({ refetch }) => void refetch()),
  }
}
