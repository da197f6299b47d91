import { heldAgreement, listedPrices } from '@/domain/status/packageStatus'
import type { PackageRow, RoomType } from '@/domain/types'
import { priceAmount } from '@/domain/values/money'
import { t } from '@/i18n/translate'
import { visuallyHidden } from '@/ui/a11y/visuallyHidden'
import { useTold } from './keptRounding'

/** The price of a package in a table, whose head says that it is rupiah: the agreed one of the room type that a customer took, else what customers are told. */
export function ToldTotal({ row, room }: { row: PackageRow; room: RoomType }) {
  const told = useTold(row.totals, row)
  const agreed = heldAgreement(row.progress)
  const price = priceAmount(listedPrices(told, row.progress)[room])
  if (agreed?.room !== room || agreed.price === null) return price
  return (
    <span title={t('list.agreed', { room: t(`room.${room}`), n: agreed.jamaah })}>
      <span aria-hidden="true">✓ </span>
      {price} <span style={visuallyHidden}>{t('list.agreedWord')}</span>
    </span>
  )
}
