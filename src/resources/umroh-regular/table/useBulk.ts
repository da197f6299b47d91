import { useStoreContext } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { PartnerDataProvider, SaveMeta } from '@/data-provider/types'
import { randomKey } from '@/domain/randomKey'
import { isRefused } from '@/domain/requestPolicy'
import type { Id, PackageRow } from '@/domain/types'
import { useResource } from '@/ui/hooks/useResource'
import { usePackageMutation } from '../usePackageMutation'
import { failureOfOne } from '../saveAdvice'

export type Outcome = 'waiting' | 'running' | 'done' | { failed: string }

/** A change of one package. `contents` says what it writes: a repetition keeps its idempotency key. */
export type BulkChange = {
  contents: (row: PackageRow) => unknown
  send: (provider: PartnerDataProvider, row: PackageRow, meta: SaveMeta) => Promise<unknown>
}

/**
 * The keys of the writes that nobody has acknowledged, and the selection. react-admin's store keeps both until the session
 * or the page ends, so that a write is acknowledged even if the user has left the table.
 */
function useKept() {
  const resource = useResource()
  const { getItem, setItem } = useStoreContext()
  const [keysPlace, selectionPlace] = [`${resource}.bulkKeys`, `${resource}.selectedIds`]
  const keys = () => getItem<Readonly<Record<string, string>>>(keysPlace) ?? {}
  return {
    metaFor(write: string): SaveMeta {
      const known = keys()[write]
      const idempotencyKey = known ?? randomKey()
      setItem(keysPlace, { ...keys(), [write]: idempotencyKey })
      return { idempotencyKey, isRepeat: known !== undefined }
    },
    forget(write: string) {
      const { [write]: _, ...others } = keys()
      setItem(keysPlace, others)
    },
    /** Sending the same again is a new write, and nobody does it by mistake: the package is no longer selected. */
    deselect(id: Id) {
      const selected = getItem<Id[]>(selectionPlace) ?? []
      setItem(
        selectionPlace,
        selected.filter((one) => one !== id),
      )
    },
  }
}

/**
 * Sends one keyed write for each package, one after another. A failed one stops no other, and is sent again with its own
 * key alone (docs/product.md §15.7.7).
 */
export function useBulk(rows: readonly PackageRow[]) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Id, Outcome>>(new Map())
  const { metaFor, forget, deselect } = useKept()
  const isStopped = useRef(false)
  // Nothing more is sent once the screen is gone: the session may have ended.
  useEffect(() => {
    isStopped.current = false
    return () => {
      isStopped.current = true
    }
  }, [])
  const note = (id: Id, outcome: Outcome) => setOutcomes((before) => new Map(before).set(id, outcome))
  async function sendOne(provider: PartnerDataProvider, change: BulkChange, row: PackageRow) {
    const write = JSON.stringify([row.id, change.contents(row)])
    note(row.id, 'running')
    try {
      await change.send(provider, row, metaFor(write))
      forget(write)
      deselect(row.id)
      note(row.id, 'done')
    } catch (error) {
      if (isRefused(error)) forget(write)
      note(row.id, { failed: failureOfOne(error as Error) })
    }
  }
  const { run, isPending } = usePackageMutation<{ wanted: readonly PackageRow[]; change: BulkChange }>({
    save: async (provider, { wanted, change }) => {
      for (const row of wanted) {
        if (isStopped.current) return
        await sendOne(provider, change, row)
      }
    },
    onSaved: () => undefined,
  })
  const outcomeOf = (row: PackageRow): Outcome => outcomes.get(row.id) ?? 'waiting'
  const rowsThatAre = (outcome: Outcome) => rows.filter((row) => outcomeOf(row) === outcome)
  return {
    outcomeOf,
    isPending,
    hasBegun: outcomes.size > 0,
    done: rowsThatAre('done'),
    waiting: rowsThatAre('waiting'),
    failed: rows.filter((row) => typeof outcomeOf(row) === 'object'),
    /** Sends the change for these packages. */
    start: (change: BulkChange, wanted: readonly PackageRow[]) => {
      isStopped.current = false
      run({ wanted, change })
    },
    /** Sends nothing more after the package that is under way. */
    stop: () => {
      isStopped.current = true
    },
  }
}
