import { totalsPerRoom } from '../../../domain/package/price/packagePrice'
import { ROOM_TYPES, type PackageForm, type PerRoom } from '../../../domain/types'
import { t } from '../../../i18n/package/newDates'
import type { LoadFailure } from '../../../ui/feedback/loadFailure'
import { Notice } from '../../../ui/feedback/Notice'
import type { Duplicated } from '../list/DuplicateSheet'
import { TotalsByRoom } from '../price/TotalsByRoom'
import { KeptPrices } from '../wizard/form/KeptPrices'
import type { PriceState } from '../wizard/form/usePriceState'

export type CopyPricesProps = {
  row: Duplicated
  copy: PackageForm
  kind: PriceState['kind']
  failure: LoadFailure | null
}

/** The saved price of the package and the price of the copy, per room type. */
export function CopyPrices({ row, copy, kind, failure }: CopyPricesProps) {
  const now = kind === 'known' ? totalsPerRoom(copy) : null
  const totals = Object.fromEntries(
    ROOM_TYPES.map((room) => [room, { before: row.totals[room], after: now && now[room] }]),
  ) as PerRoom<{ before: number | null; after: number | null }>
  return (
    <>
      <TotalsByRoom totals={totals} before={t('newDates.before')} after={t('newDates.after')} />
      {kind === 'counting' && (
        <p className="text" role="status">
          {t('price.counting')}
        </p>
      )}
      <KeptPrices kind={kind} failure={failure} />
      {failure && kind !== 'known' && <Notice compact alert title={t('newDates.unread')} {...failure} />}
    </>
  )
}
