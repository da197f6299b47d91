import { useEffect, useRef, useState } from 'react'
import type { PartnerDataProvider, SaveMeta } from '../../../data-provider/types'
import { createSaveKeys, type SaveKeys } from '../../../domain/package/saveKeys'
import type { Id, PackageRow } from '../../../domain/types'
import { usePackageMutation } from '../usePackageMutation'
import { failureOfOne } from '../saveAdvice'

export type Outcome = 'waiting' | 'running' | 'done' | { failed: string }

/** A change of one package. `contents` says what it changes: a repetition keeps its idempotency key. */
export type BulkChange = {
  contents: unknown
  send: (provider: PartnerDataProvider, row: PackageRow, meta: SaveMeta) => Promise<unknown>
}

/**
 * Sends one keyed write for each package, one after another. A failed one stops no other, and is sent again with its own
 * key alone (docs/product.md §15.7.7).
 */
export function useBulk(rows: readonly PackageRow[]) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Id, Outcome>>(new Map())
  const [keys] = useState(() => new Map<Id, SaveKeys>())
  const isStopped = useRef(false)
  // Nothing more is sent once the screen is gone: the session may have ended.
  useEffect(() => {
    isStopped.current = false
    return () => {
      isStopped.current = true
    }
  }, [])
  const note = (id: Id, outcome: Outcome) => setOutcomes((before) => new Map(before).set(id, outcome))
  const keyOf = (id: Id, contents: unknown) => {
    const own = keys.get(id) ?? createSaveKeys()
    keys.set(id, own)
    return own.keyFor([id, contents])
  }
  const { run, isPending } = usePackageMutation<{ left: readonly PackageRow[]; change: BulkChange }>({
    save: async (provider, { left, change }) => {
      for (const row of left) {
        if (isStopped.current) return
        note(row.id, 'running')
        await change.send(provider, row, { idempotencyKey: keyOf(row.id, change.contents) }).then(
          () => note(row.id, 'done'),
          (error: Error) => note(row.id, { failed: failureOfOne(error) }),
        )
      }
    },
    onSaved: () => undefined,
  })
  const outcomeOf = (row: PackageRow): Outcome => outcomes.get(row.id) ?? 'waiting'
  const doneRows = rows.filter((row) => outcomeOf(row) === 'done')
  return {
    outcomeOf,
    isPending,
    hasBegun: outcomes.size > 0,
    done: doneRows,
    failed: rows.filter((row) => typeof outcomeOf(row) === 'object'),
    /** Sends the change for every package that does not have it yet. */
    start: (change: BulkChange) => {
      isStopped.current = false
      run({ left: rows.filter((row) => !doneRows.includes(row)), change })
    },
    /** Sends nothing more after the package that is under way. */
    stop: () => {
      isStopped.current = true
    },
  }
}
