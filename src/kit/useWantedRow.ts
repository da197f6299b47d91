import type { Identifier } from 'ra-core'
import { useEffect } from 'react'

type WantedRow = {
  rows: readonly { id: Identifier }[]
  scrollTo: (index: number, options: { align: 'center' }) => void
  /** Undefined: nothing is sought. */
  wanted?: Identifier | undefined
  onSought: () => void
}

export const nothing = () => undefined

/** Scrolls to the row of the wanted record, if the rows have it. The caller stops the search in `onSought`. */
export function useWantedRow({ rows, scrollTo, wanted, onSought }: WantedRow) {
  useEffect(() => {
    if (wanted === undefined) return
    const index = rows.findIndex(({ id }) => String(id) === String(wanted))
    if (index >= 0) scrollTo(index, { align: 'center' })
    onSought()
  }, [rows, scrollTo, wanted, onSought])
}
