import styled from '@emotion/styled'
import { copyMoves } from '@/domain/package/price/copyMoves'
import { totalsBeside, totalsPerRoom } from '@/domain/package/price/packagePrice'
import type { PriceMove } from '@/domain/package/price/priceCheck'
import type { PackageForm } from '@/domain/types'
import { t } from '@/i18n/package/newDates'
import { colour } from '@theme/tokens'
import type { LoadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { useCustomerMode } from '../customer/useCustomerMode'
import { Words } from '../Facts'
import type { Duplicated } from '../list/DuplicateSheet'
import { moveInWords, unitOfMove } from '../price/moveInWords'
import { TotalsByRoom } from '../price/TotalsByRoom'
import { KeptPrices } from '../wizard/form/PriceRefreshes'
import type { PriceState } from '../wizard/form/priceState'

const Reasons = styled('ul')({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  color: colour.quiet,
  '& .money': { whiteSpace: 'nowrap' },
})

// A hotel moves in each room type, and one of them tells why.
const isTold = ({ room }: PriceMove) => room === undefined || room === 'quad'

export type CopyPricesProps = {
  row: Duplicated
  saved: PackageForm
  copy: PackageForm
  /** The heading of the copy's prices. */
  after: string
  kind: PriceState['kind']
  failure: LoadFailure | null
}

/** The saved price of the package and the price of its form, per room type, and why they differ. */
export function CopyPrices({ row, saved, copy, after, kind, failure }: CopyPricesProps) {
  const { isOn: isForCustomer } = useCustomerMode()
  const now = kind === 'known' ? totalsPerRoom(copy) : null
  const totals = totalsBeside(row.totals, now)
  const reasons = now && !isForCustomer ? copyMoves(saved, copy).filter(isTold) : []
  return (
    <>
      <TotalsByRoom totals={totals} owner={row} before={t('newDates.before')} after={after} withDifference />
      {reasons.length > 0 && (
        <Reasons aria-label={t('newDates.why')}>
          {reasons.map((move, index) => (
            <li key={index}>
              <Words text={[moveInWords(move), unitOfMove(move)].filter(Boolean).join(' ')} />
            </li>
          ))}
        </Reasons>
      )}
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
