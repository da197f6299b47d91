import { masterReader } from '@/data-provider/mappers/masters'
import type { ApiContext, BaseApi, ResourceApi } from '@/data-provider/resourceApi'
import { masterWrites } from '@/data-provider/masterWrites'
import { wholeList } from '@/data-provider/wholeList'
import { masterOfResource } from '@/domain/masters/masters'

/** The API of one `custom-data` master. The resource's name is its path (docs/product.md §2.2.4). */
export function createApi(base: BaseApi, context: ApiContext): ResourceApi {
  const field = masterOfResource(base.name)
  if (!field) throw new Error(`'${base.name}' is no master of custom-data: add it to domain/masters.`)
  return {
    ...wholeList({ http: context.http, path: `/${base.name}`, readerOf: () => masterReader(field) }),
    ...masterWrites(base, context),
  }
}
