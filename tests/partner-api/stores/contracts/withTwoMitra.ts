import { afterAll, beforeAll } from 'vitest'
import type { Store } from '@/partner-api/stores/store'
import { twoMitra } from '../../fixtures'

export type People = Awaited<ReturnType<typeof twoMitra>>

/** Opens a store with two mitra before the tests of a contract, hands both over, and closes the store after them. */
export function withTwoMitra(
  open: () => Promise<Store>,
  hand: (opened: { store: Store; people: People }) => void,
): void {
  let store: Store | undefined
  beforeAll(async () => {
    store = await open()
    hand({ store, people: await twoMitra(store) })
  }, 60_000)
  afterAll(() => store?.close())
}
