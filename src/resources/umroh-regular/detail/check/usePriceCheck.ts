import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useCallback, useRef, useState } from 'react'
import { AS_DETAIL, type PartnerDataProvider } from '@/data-provider/types'
import { pricedResources } from '@/domain/package/price/packagePrice'
import { checkPrices, type PriceCheck } from '@/domain/package/price/priceCheck'
import type { Id, PackageDetail, PackageForm } from '@/domain/types'
import { umrohRegular } from '../../resource'
import { readTodaysLists } from '../../wizard/save/todaysPrices'

export type CheckState =
  | { at: 'reading' }
  /** `error`: null if no answer came. */
  | { at: 'failed'; error: Error | null }
  | { at: 'checked'; check: PriceCheck; time: number }

/** The saved package as detail and as form, both as they are now. */
type Saved = { detail: PackageDetail; form: PackageForm }

/** Reads the detail again too: somebody may have saved the package since, and the screen then shows the newer one. */
async function readSaved(client: QueryClient, provider: PartnerDataProvider, id: Id): Promise<Saved> {
  const [{ data: form }, { data: detail }] = await Promise.all([
    provider.getEditData('umroh-regular', id),
    provider.getOne<PackageDetail>(umrohRegular.name, { id, meta: AS_DETAIL }),
  ])
  const isShown = ([, verb, params]: readonly unknown[]) => {
    const { id: shown, meta } = (params ?? {}) as { id?: Id; meta?: { shape?: string } }
    return verb === 'getOne' && String(shown) === String(id) && meta?.shape === AS_DETAIL.shape
  }
  client.setQueriesData({ queryKey: [umrohRegular.name], predicate: ({ queryKey }) => isShown(queryKey) }, detail)
  // Today's prices are those that the server has now, not those of some minutes ago.
  for (const resource of pricedResources(form))
    await client.invalidateQueries({ queryKey: [resource], refetchType: 'none' })
  return { detail, form }
}

/** Compares a saved package with today's prices. */
export function usePriceCheck(id: Id) {
  const client = useQueryClient()
  const provider = useDataProvider<PartnerDataProvider>()
  const [state, setState] = useState<CheckState>({ at: 'reading' })
  const nth = useRef(0)

  const start = useCallback(() => {
    const run = ++nth.current
    const set = (next: CheckState) => run === nth.current && setState(next)
    async function check(): Promise<CheckState> {
      const { detail, form } = await readSaved(client, provider, id)
      const lists = await readTodaysLists(client, provider, form)
      if (!lists.listOf) return { at: 'failed', error: lists.error }
      const found = checkPrices(detail, form, lists.listOf)
      return found ? { at: 'checked', check: found, time: Date.now() } : { at: 'failed', error: null }
    }
    set({ at: 'reading' })
    check().then(set, (error: Error) => set({ at: 'failed', error }))
  }, [client, provider, id])

  return { state, start }
}
