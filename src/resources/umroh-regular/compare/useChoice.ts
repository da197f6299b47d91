import { useCallback, useState } from 'react'
import { COMPARED } from '@/domain/offer/options'
import { isObject } from '@/domain/values/isObject'
import { keepInEntry, stateOfEntry } from '@/ui/hooks/browserHistory'

type Chosen = readonly string[]

/** The choice that an earlier visit left in this entry of the history: the comparison's way back leads to it. */
function keptChoice(): Chosen | null {
  const state = stateOfEntry()
  const ids: unknown = isObject(state) ? state.compare : null
  return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids.slice(0, COMPARED.most) : null
}

/**
 * The packages that the mitra chooses in the list (docs/product.md §26.1.1). It is no part of the address, because the list
 * would scroll to its top at each change of the address.
 */
export function useChoice() {
  const [chosen, setChosen] = useState(keptChoice)
  const [isRefused, setRefused] = useState(false)
  const begin = useCallback(() => setChosen((now) => now ?? []), [])
  const leave = useCallback(() => {
    setChosen(null)
    setRefused(false)
    keepInEntry(null)
  }, [])
  const toggle = useCallback(
    (id: string) => {
      if (!chosen) return
      const isFull = !chosen.includes(id) && chosen.length >= COMPARED.most
      setRefused(isFull)
      if (!isFull) setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
    },
    [chosen],
  )
  return { chosen, isRefused, begin, leave, toggle }
}

export type Choice = ReturnType<typeof useChoice>
