import { useMemo } from 'react'
import type { NavigateOptions } from './history'
import { useLocation, useRouterHistory } from './Router'

type Query = Record<string, string> | URLSearchParams
type SetQuery = (query: Query | ((now: URLSearchParams) => Query), options?: NavigateOptions) => void

/** The query of the address, and a function that replaces it in a new entry of the history. */
export function useSearchParams(): readonly [URLSearchParams, SetQuery] {
  const { search } = useLocation()
  const history = useRouterHistory()
  return useMemo(() => {
    const set: SetQuery = (query, options) => {
      const next = typeof query === 'function' ? query(new URLSearchParams(history.getPlace().location.search)) : query
      history.navigate({ search: new URLSearchParams(next).toString() }, options)
    }
    return [new URLSearchParams(search), set]
  }, [search, history])
}
