import { useMemo } from 'react'
import type { Packages } from '@/domain/offer/options'
import type { SentOffer } from '@/domain/offer/sentOffer'
import { formatWhatsapp } from '@/domain/offer/whatsapp'
import type { PackageDetail } from '@/domain/types'
import { useKept } from '@/ui/sheet/useKept'
import { lazyScreen } from '@/ui/layout/lazyScreen'

/** The sheet of 'Bagikan'. A module that offer/sheets.ts loads cannot import it from offer/sheets.ts. */
export const ShareSheet = lazyScreen(async () => (await import('../shareSheets')).ShareSheet)

export type SendAgainProps = {
  detail: PackageDetail
  /** The offer that nobody has opened; null while the sheet is closed. */
  offer: SentOffer | null
  onClose: () => void
}

/** 'Bagikan penawaran' with the customer and the room types of an earlier link (docs/product.md §21.2.11). */
export function SendAgain({ detail, offer, onClose }: SendAgainProps) {
  const details = useMemo((): Packages => [detail], [detail])
  const shown = useKept(offer)
  if (!shown) return null
  const { id, customerName, customerPhone, rooms } = shown
  const start = {
    rooms,
    customerName: customerName ?? '',
    customerPhone: customerPhone === null ? '' : formatWhatsapp(customerPhone),
  }
  return <ShareSheet key={id} details={details} start={start} open={offer !== null} onClose={onClose} />
}
