import { useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { HOTEL_FIELDS } from '@/domain/masters/masters'
import { cityOrder } from '@/domain/package/cityOrder'
import type { CalendarDate, City, PackageForm } from '@/domain/types'
import { addDays, formatDate, today } from '@/domain/values/dates'
import { t } from '@/i18n/package/wizard'
import { DateField } from '@/ui/form/DateField'
import { Button } from '@/ui/elements/Button'

/**
 * Hints from the stay in the other city: the day at whose month a calendar without a date opens, and for the
 * second stay the day on which it may begin.
 */
function useOtherStay(city: City): { opensAt: CalendarDate | null; start: CalendarDate | null } {
  const [startCity, makkah, madinah] = useWatch<PackageForm, ['startCity', 'hotelMakkah', 'hotelMadinah']>({
    name: ['startCity', 'hotelMakkah', 'hotelMadinah'],
  })
  const other = city === 'makkah' ? madinah : makkah
  if (cityOrder(startCity)[0] === city) return { opensAt: other.tanggalCheckIn, start: null }
  const end = other.tanggalCheckOut
  return { opensAt: end, start: end !== null && end >= today() ? end : null }
}

/** The two dates of a stay. */
export function StayFields({ city }: { city: City }) {
  const field = HOTEL_FIELDS[city]
  const { setValue, trigger, control } = useFormContext<PackageForm>()
  const { tanggalCheckIn: checkIn, tanggalCheckOut: checkOut } = useWatch<PackageForm, typeof field>({ name: field })
  const { opensAt, start } = useOtherStay(city)
  const errors = useFormState({ control, name: field }).errors[field]
  const [opening, setOpening] = useState(0)
  const checkInPlace = useRef<HTMLDivElement>(null)

  // Each date affects the check of the other date. A date that is not chosen yet is not reported.
  const choose = (name: 'tanggalCheckIn' | 'tanggalCheckOut') => (date: CalendarDate) => {
    setValue(`${field}.${name}`, date, { shouldDirty: true })
    void trigger([
      `${field}.tanggalCheckIn`,
      ...(checkOut || name === 'tanggalCheckOut' ? [`${field}.tanggalCheckOut` as const] : []),
      // Dates in the wrong order end the wait for a price.
      ...(errors?.id?.message === 'picker.hotelRefreshing' ? [`${field}.id` as const] : []),
    ])
  }

  function chooseCheckIn(date: CalendarDate) {
    choose('tanggalCheckIn')(date)
    if (checkOut === null || checkOut <= date) setOpening(opening + 1)
  }

  function begin(date: CalendarDate) {
    // The button goes, so the focus moves to the field that it filled.
    checkInPlace.current?.querySelector('button')?.focus()
    chooseCheckIn(date)
  }

  return (
    <>
      <div ref={checkInPlace}>
        <DateField
          label={t('field.checkIn')}
          required
          value={checkIn}
          onChange={chooseCheckIn}
          isDisabled={(date) => date < today()}
          openAt={opensAt}
          error={errors?.tanggalCheckIn?.message}
        />
        {checkIn === null && start && (
          <Button variant="outlined" style={{ marginTop: 8 }} onClick={() => begin(start)}>
            {t('date.startAt', { date: formatDate(start) })}
          </Button>
        )}
      </div>
      <DateField
        label={t('field.checkOut')}
        required
        value={checkOut}
        onChange={choose('tanggalCheckOut')}
        isDisabled={(date) => checkIn !== null && date <= checkIn}
        // The keyboard begins at a day that can be chosen.
        openAt={checkIn && addDays(checkIn, 1)}
        checkIn={checkIn}
        isStale={checkIn !== null && checkOut !== null && checkOut <= checkIn}
        opening={opening}
        disabled={checkIn === null}
        hint={t('date.checkInFirst')}
        error={errors?.tanggalCheckOut?.message}
      />
    </>
  )
}
