import { useCanAccess } from 'ra-core'
import type { PackageDetail } from '@/domain/types'

/** Whether the user may do this with the package; while it loads, with one of their own. Undefined until it is known. */
export const useMay = (action: string, record: PackageDetail | undefined): boolean | undefined =>
  useCanAccess({ action, record }).canAccess
