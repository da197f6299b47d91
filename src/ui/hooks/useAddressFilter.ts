import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/**
 * The filter of a list in the screen's address, so that a link leads to it and 'back' returns to it. `isUsable` says which
 * values of the address count.
 */
export function useAddressFilter<Name extends string>(
  names: readonly Name[],
  isUsable: (name: Name, value: string) => boolean = () => true,
) {
  type Filter = { [name in Name]?: string }
  const [params, setParams] = useSearchParams()
  const given = names.map((name) => [name, params.get(name) ?? ''] as const)
  const used = given.filter(([name, value]) => value !== '' && isUsable(name, value))
  const filter = Object.fromEntries(used) as Filter

  function set(changes: Filter) {
    const entries = Object.entries<string | undefined>({ ...filter, ...changes })
    setParams(Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1]))), {
      replace: true,
    })
  }
  const clear = () => setParams({}, { replace: true })
  return { filter, set, clear }
}

/** One parameter of the screen's address; '' removes it. The other parameters stay. */
export function useAddressParam(name: string): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams()
  const set = useCallback(
    (value: string) =>
      setParams(
        (params) => {
          const next = new URLSearchParams(params)
          next.delete(name)
          if (value) next.set(name, value)
          return next
        },
        { replace: true },
      ),
    [name, setParams],
  )
  return [params.get(name) ?? '', set]
}
