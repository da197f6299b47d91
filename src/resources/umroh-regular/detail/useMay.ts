import { useCanAccess } from 'ra-core'
import type { PackageDetail } from '@/domain/types'

/** Whether the user may do this with the package; undefined until it is known. */
export const useMay = (action: string, record: PackageDetail): boolean | undefined =>
  useCanAccess({ action, record }).canAccess
