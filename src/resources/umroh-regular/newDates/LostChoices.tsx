import styled from '@emotion/styled'
import { isSecret } from '../../../domain/package/packageFields'
import type { LostChoice } from '../../../domain/package/newDates'
import { t } from '../../../i18n/package/newDates'
import { failureBox } from '../../../ui/layout/styles'
import { useCustomerMode } from '../customer/useCustomerMode'

const Box = styled('div')({
  '& ul': { ...failureBox, display: 'grid', gap: 8, margin: 0, listStyle: 'none', overflowWrap: 'anywhere' },
})

/** The choices that are no longer offered, by name. The live region stands there before a date makes it necessary. */
export function LostChoices({ lost }: { lost: readonly LostChoice[] }) {
  const { isOn: isForCustomer } = useCustomerMode()
  return (
    <Box role="alert">
      {lost.length > 0 && (
        <ul>
          {lost.map((choice) => (
            <li key={`${choice.field} ${choice.name}`}>{inWords(choice, isForCustomer)}</li>
          ))}
        </ul>
      )}
    </Box>
  )
}

function inWords({ field, name }: LostChoice, isForCustomer: boolean): string {
  if (isForCustomer && isSecret(field)) return t('newDates.otherGone')
  const isHotel = field === 'hotelMakkah' || field === 'hotelMadinah'
  return t(isHotel ? 'newDates.goneHotel' : 'newDates.gone', { label: t(`field.${field}`), name })
}
