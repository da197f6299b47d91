import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import styled from '@emotion/styled'
import { isOfTrip, MASTER_FIELDS } from '@/domain/masters/masters'
import { isSecret } from '@/domain/package/packageFields'
import { CITIES, type PackageForm } from '@/domain/types'
import { t } from '@/i18n/package/wizard'
import { Caution } from '@/ui/feedback/Caution'
import { MasterRefresh } from '@/resources/custom-data/pickers'
import { HotelRefresh } from '@/resources/hotel/pickers'
import { useCustomerMode } from '../../customer/useCustomerMode'
import { type PriceState, usePriceState } from './priceState'

/**
 * Keeps every choice at today's price. Services of a trip are read only while their trip type is chosen
 * (docs/product.md §10.4). Its dozen queries do not render with each step: a press would wait for them.
 */
export const PriceRefreshes = memo(function PriceRefreshes({ eager }: { eager: boolean }) {
  const tripType = useWatch<PackageForm, 'tipePerjalanan'>({ name: 'tipePerjalanan' })
  const { isOn: isForCustomer } = useCustomerMode()
  return (
    <>
      {CITIES.map((city) => (
        <HotelRefresh key={city} city={city} />
      ))}
      {MASTER_FIELDS.filter((field) => isOfTrip(field, tripType)).map((field) => (
        <MasterRefresh key={field} field={field} eager={eager} isUnnamed={isForCustomer && isSecret(field)} />
      ))}
    </>
  )
})

// The empty region stands outside the grid of its neighbours, so that it adds no gap.
const Region = styled('div')({ '&:empty': { position: 'absolute' } })

/**
 * Says that a shown total is not today's, because a list cannot be read (docs/product.md §7.2.4). The live region is there
 * before its text, and is a status only while it says something.
 */
export function KeptPrices({ kind, failure }: PriceState) {
  const said = kind === 'known' ? failure : undefined
  return (
    <Region aria-live="polite" role={said ? 'status' : undefined}>
      {said && (
        <Caution
          role="note"
          title={t('price.unread')}
          text={`${t('price.unreadText')} ${said.text}`}
          onRetry={said.onRetry}
        />
      )}
    </Region>
  )
}

/** The same, of the wizard's form. */
export const WizardKeptPrices = () => <KeptPrices {...usePriceState(useWatch<PackageForm>() as PackageForm)} />
