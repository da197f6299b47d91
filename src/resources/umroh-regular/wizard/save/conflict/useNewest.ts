import { useGetOne } from 'ra-core'
import { AS_FORM, type EditedPackage } from '../../../../../data-provider/types'
import type { Id } from '../../../../../domain/types'
import { umrohRegular } from '../../../resource'
import { READ_ONCE } from '../../readOnce'

/**
 * The package as the server has it after this refusal. The query is separate, because the page's query belongs to the
 * form.
 */
export const useNewest = (id: Id, refusal: number) =>
  useGetOne<EditedPackage>(umrohRegular.name, { id, meta: { ...AS_FORM, refusal } }, READ_ONCE)
