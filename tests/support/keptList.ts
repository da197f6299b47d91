import { writeListCopy } from '@/offline/listCopy'
import { firstPageHash } from '@/data-provider/firstPage'

/** Leaves a copy of the list on the phone whose package names a customer. */
export const keepCopyOf = (customerName: string) =>
  writeListCopy({
    hash: firstPageHash('umroh-regular', {}),
    user: '1',
    at: Date.now(),
    data: { pages: [{ data: [{ customerName }] }] },
  })
