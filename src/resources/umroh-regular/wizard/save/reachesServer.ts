import type { PartnerDataProvider } from '../../../../data-provider/types'
import { PAGE_SIZE } from '../../../../domain/values/paging'
import { hasNetwork } from '../../../../ui/hooks/network'
import { umrohRegular } from '../../resource'

/**
 * Whether the server can be reached. Where the browser says that there is no network, a read decides: a save that is sent
 * without one would leave open whether it arrived.
 */
export async function reachesServer(provider: PartnerDataProvider): Promise<boolean> {
  if (hasNetwork()) return true
  return provider.getList(umrohRegular.name, { pagination: { page: 1, perPage: PAGE_SIZE }, filter: {} }).then(
    () => true,
    ({ status }: { status?: number }) => status !== undefined,
  )
}
