import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { isOfTrip, MASTER_FIELDS } from '../../../../domain/masters/masters'
import { isSecret } from '../../../../domain/package/packageFields'
import { CITIES, type PackageForm } from '../../../../domain/types'
import { MasterRefresh } from '../../../custom-data/pickers'
import { HotelRefresh } from '../../../hotel/pickers'
import { useCustomerMode } from '../../customer/useCustomerMode'

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
