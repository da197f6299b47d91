import styled from '@emotion/styled'
import type { LostChoice } from '../../../domain/package/newDates'
import { t } from '../../../i18n/newDates'
import { failureBox } from '../../../ui/layout/styles'

const Box = styled('div')({
  '& ul': { ...failureBox, display: 'grid', gap: 8, margin: 0, listStyle: 'none', overflowWrap: 'anywhere' },
})

/** The choices that are no longer offered, by name. The live region stands there before a date makes it necessary. */
export const LostChoices = ({ lost }: { lost: readonly LostChoice[] }) => (
  <Box role="alert">
    {lost.length > 0 && (
      <ul>
        {lost.map(({ field, name }) => (
          <li key={`${field} ${name}`}>
            {t(field === 'hotelMakkah' || field === 'hotelMadinah' ? 'newDates.goneHotel' : 'newDates.gone', {
              label: t(`field.${field}`),
              name,
            })}
          </li>
        ))}
      </ul>
    )}
  </Box>
)
