import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { addDays } from '@/domain/values/dates'
import { PAGE_SIZE } from '@/domain/values/paging'
import { STALE_TIME } from '@/domain/requestPolicy'
import type { AuditRecord } from '@/domain/audit/events'
import type { PartnerDataProvider } from '@/data-provider/types'
import { audit } from '../resource'

/** The filter of the list, as the screen's address holds it. Dates are calendar dates. */
export type AuditFilter = {
  user?: string
  resource?: string
  record?: string
  event?: string
  from?: string
  to?: string
  /** Set: also what users do to sign in and out (docs/product.md §15.10.6). */
  signIns?: string
}

/** The beginning of a day on this computer's calendar, as the API reads it. */
const startOf = (date: string) => new Date(`${date}T00:00:00`).toISOString()

/** The query of the API. Both days of the filter count whole. */
const queryOf = ({ from, to, signIns, ...rest }: AuditFilter) => ({
  ...rest,
  // The events of one kind, and those of one record, are few and were asked for.
  ...(signIns || rest.event || rest.record ? {} : { without: 'sign-in' }),
  ...(from ? { from: startOf(from) } : {}),
  ...(to ? { to: startOf(addDays(to, 1)) } : {}),
})

export type AuditPage = { rows: AuditRecord[]; next: string | null }
type PageOf = { filter: AuditFilter; before: string | null; perPage: number; signal: AbortSignal }

/** Returns a function that reads one page of the audit. */
export function useReadAudit() {
  const provider = useDataProvider<PartnerDataProvider>()
  return async ({ filter, before, perPage, signal }: PageOf): Promise<AuditPage> => {
    const params = { filter: queryOf(filter), pagination: { page: 1, perPage }, meta: { before }, signal }
    const { data, meta } = await provider.getList<AuditRecord>(audit.name, params)
    return { rows: data, next: (meta as { next: string | null }).next }
  }
}

/** The audit, page after page, newest first. */
export function useAuditPages(filter: AuditFilter) {
  const read = useReadAudit()
  const query = useInfiniteQuery<AuditPage, Error, InfiniteData<AuditPage>, readonly unknown[], string | null>({
    queryKey: [audit.name, 'getList', filter],
    queryFn: ({ pageParam, signal }) => read({ filter, before: pageParam, perPage: PAGE_SIZE, signal }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    staleTime: STALE_TIME.packages,
  })
  return { ...query, rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [] }
}

const ROW = 'row'

/** The id of the row whose panel is open, in the screen's address: the browser's back button closes it. */
export function useOpenedRow() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: { isOpened?: boolean } | null }
  const navigate = useNavigate()
  const isBehind = state?.isOpened === true
  const move = useCallback(
    (id: string | null) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          next.delete(ROW)
          if (id !== null) next.set(ROW, id)
          return next
        },
        id === null ? { replace: true } : { state: { isOpened: true } },
      ),
    [setParams],
  )
  const close = useCallback(() => (isBehind ? void navigate(-1) : move(null)), [isBehind, move, navigate])
  return { opened: params.get(ROW), open: move, close }
}
