import { useCanAccess } from 'ra-core'
import type { PackageDetail } from '../../../domain/types'
import { umrohRegular } from '../resource'

/** Whether the user may do this with the package; false until it is known. */
export const useMay = (action: string, record: PackageDetail): boolean =>
  useCanAccess({ resource: umrohRegular.name, action, record }).canAccess === true

/** Whether it is known what the user may do with the package. */
export const useIsKnown = (action: string, record: PackageDetail): boolean =>
  !useCanAccess({ resource: umrohRegular.name, action, record }).isPending
