import FormControl from '@mui/material/FormControl'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { USUAL_WEEKEND } from '@/domain/masters/periods'
import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '@/domain/values/dates'
import { t } from '@/i18n/admin/periods'
import { Caption } from '@/ui/form/Field'
import { writtenWeekdays } from '../import/rows/writtenWeekdays'
import type { TypedHotel } from '../masterForm'

/** The nights that cost the weekend amount, as soon as a period has one. */
export function WeekendNights() {
  const id = useId()
  const { field } = useController<TypedHotel, 'weekendNights'>({ name: 'weekendNights' })
  const rows = useWatch<TypedHotel, 'periods'>({ name: 'periods' })
  if (!rows.some(({ weekend }) => weekend.trim() !== '')) return null
  const pressed = field.value.length > 0 ? field.value : USUAL_WEEKEND
  return (
    <FormControl>
      <Caption id={id}>{t('periods.weekendNights')}</Caption>
      <ToggleButtonGroup
        value={pressed}
        aria-labelledby={id}
        // The last one stays.
        onChange={(_, days: Weekday[]) =>
          days.length > 0 && field.onChange(WEEKDAYS.filter((day) => days.includes(day)))
        }
      >
        {WEEKDAYS.map((day) => (
          <ToggleButton key={day} value={day} aria-label={WEEKDAY_NAMES[day]} sx={{ flex: 'none', minWidth: '3.5em' }}>
            {writtenWeekdays([day])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  )
}
