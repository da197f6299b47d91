import { priceOfForm } from '../../../../domain/package/price/packagePrice'
import { ROOM_TYPES, type PackageForm } from '../../../../domain/types'
import { formatRupiah } from '../../../../domain/values/money'
import { t } from '../../../../i18n/package/wizard'
import type { SavedPackage } from './saveRequests'

/** Rounding alone makes a difference of less than this, in rupiah. */
const NOTICED = 1

/**
 * The notice after a save. It tells the saved totals if they differ from those that the mitra saw: another user raised a
 * price in the last minutes, or the app could not read it (docs/product.md §7.2.3).
 */
export function savedWords(shown: PackageForm, { totals }: SavedPackage): { text: string; isOther: boolean } {
  const price = priceOfForm(shown)
  const saved = ROOM_TYPES.map((room) => ({ room, total: totals?.[room] ?? null }))
  const isOther = saved.some(({ room, total }) => total !== null && Math.abs(total - price[room].total) > NOTICED)
  if (!isOther) return { text: t('wizard.saved'), isOther }
  const words = saved.flatMap(({ room, total }) =>
    total === null ? [] : `${t(`room.${room}`)} ${formatRupiah(total)}`,
  )
  return { text: t('wizard.savedAt', { totals: words.join(', ') }), isOther }
}
