import { addDays, today } from '@/domain/values/dates'
import type { PackageRequest, WireId } from '@/http/partnerApi.types'
import type { PartnerApi } from './support'

/** Makes a package and a link to an offer of it. */
export async function shareByApi(
  api: PartnerApi,
  contents: Partial<PackageRequest> = {},
  choice: Record<string, unknown> = {},
) {
  const packageId = await api.create(contents)
  const { id, url } = await api.make<{ id: WireId; url: string }>(`/partner/umroh-regular/${packageId}/offers`, {
    rooms: ['double', 'triple', 'quad'],
    validUntil: addDays(today(), 7),
    customerName: 'Ibu Sri Wahyuningsih',
    ...choice,
  })
  return { id, packageId, path: new URL(url).pathname }
}
