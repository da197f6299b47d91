import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import { periodNotes, type PeriodNote } from '@/domain/masters/periodHelp'
import { SEASONS, type RoomType, type Season } from '@/domain/types'
import type { Rates } from '@/domain/masters/rates'
import { today } from '@/domain/values/dates'
import { t } from '@/i18n/admin/periods'
import { readRates, type TypedHotel } from '../masterForm'
import { readPeriods } from './typedPeriods'

/** The typed base rates. */
export const useTypedRates = (): Rates => {
  const rates = useWatch<TypedHotel, 'rates'>({ name: 'rates' })
  return Object.fromEntries(
    SEASONS.map((season): [Season, Rates[Season]] => [season, readRates(rates[season])]),
  ) as Rates
}

const noteText = ({ key, values }: PeriodNote) =>
  t(`periods.${key}`, { ...values, ...('room' in values ? { room: t(`room.${values.room as RoomType}`) } : {}) })

/** What the admin should look at once more. It refuses nothing. */
export function PeriodNotes() {
  const rates = useTypedRates()
  const periods = readPeriods(useWatch<TypedHotel, 'periods'>({ name: 'periods' }))
  const notes = periodNotes(rates, periods, today())
  if (notes.length === 0) return null
  return (
    <Alert severity="warning" variant="outlined" role="note" aria-label={t('periods.notes')}>
      {notes.map(noteText).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  )
}
