import Alert from '@mui/material/Alert'
import { isSecret } from '../../../domain/package/packageFields'
import type { LostChoice } from '../../../domain/package/newDates'
import { t } from '../../../i18n/package/newDates'
import { useCustomerMode } from '../customer/useCustomerMode'

/** The choices that are no longer offered, by name. The live region stands there before a date makes it necessary. */
export function LostChoices({ lost }: { lost: readonly LostChoice[] }) {
  const { isOn: isForCustomer } = useCustomerMode()
  return (
    <div role="alert">
      {lost.map((choice) => (
        <Alert key={`${choice.field} ${choice.name}`} severity="error" role="presentation">
          {inWords(choice, isForCustomer)}
        </Alert>
      ))}
    </div>
  )
}

function inWords({ field, name }: LostChoice, isForCustomer: boolean): string {
  if (isForCustomer && isSecret(field)) return t('newDates.otherGone')
  const isHotel = field === 'hotelMakkah' || field === 'hotelMadinah'
  return t(isHotel ? 'newDates.goneHotel' : 'newDates.gone', { label: t(`field.${field}`), name })
}
