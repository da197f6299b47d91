import { masterApi } from '@/data-provider/masterApi'
import { masterReader } from '@/data-provider/mappers/masters'
import type { CreateApi } from '@/data-provider/resourceApi'
import { masterOfResource } from '@/domain/masters/masters'

/** The API of one `custom-data` master. The resource's name is its path (docs/product.md §2.2.4). */
export const createApi: CreateApi = (base, context) => {
  const field = masterOfResource(base.name)
  if (!field) throw new Error(`'${base.name}' is no master of custom-data: add it to domain/masters.`)
  const reader = masterReader(field)
  return masterApi(base, context, () => reader)
}
