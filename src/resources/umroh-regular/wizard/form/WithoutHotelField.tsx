import { useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { City, HotelChoice, PackageForm } from '@/domain/types'
import { t } from '@/i18n/package/wizard'
import { Undo } from '@/ui/feedback/Undo'
import { CheckField } from '@/ui/form/CheckField'
import { hotelSkipped } from '@/domain/package/packageContents'
import { HOTEL_FIELDS } from '@/domain/masters/masters'

const isEmpty = ({ id, tanggalCheckIn, tanggalCheckOut }: HotelChoice) =>
  id === null && tanggalCheckIn === null && tanggalCheckOut === null

/**
 * 'Tanpa Hotel' of a city. Ticking it clears the city's hotel and dates, and unticking does not restore them
 * (docs/product.md §6.8.1). `undo` does; it is null while nothing was cleared.
 */
function useWithoutHotel(city: City) {
  const field = HOTEL_FIELDS[city]
  const { setValue, getValues, clearErrors } = useFormContext<PackageForm>()
  const checked = useWatch<PackageForm, `${typeof field}.tanpaHotel`>({ name: `${field}.tanpaHotel` })
  const [cleared, setCleared] = useState<HotelChoice | null>(null)
  // The box on the other step may have unticked this city.
  const [wasChecked, setWasChecked] = useState(checked)
  if (checked !== wasChecked) {
    setWasChecked(checked)
    if (!checked) setCleared(null)
  }
  const set = (choice: HotelChoice) => {
    setValue(field, choice, { shouldDirty: true })
    clearErrors(field)
  }
  const change = (tanpaHotel: boolean) => {
    const before = getValues(field)
    setCleared(tanpaHotel && !isEmpty(before) ? before : null)
    set(hotelSkipped(tanpaHotel))
  }
  return { checked, change, undo: cleared && (() => set(cleared)) }
}

/** The box 'Tanpa Hotel' of a city. It says what its tick cleared, and offers it back (docs/product.md §6.8.8). */
export function WithoutHotelField({ city, label }: { city: City; label: string }) {
  const place = useRef<HTMLDivElement>(null)
  const { checked, change, undo } = useWithoutHotel(city)
  return (
    <div ref={place}>
      <CheckField label={label} checked={checked} onChange={change} />
      <Undo
        text={undo && t(`withoutHotel.${city}`)}
        label={t('app.undo')}
        onUndo={() => {
          // The button goes, so the focus moves to the box.
          place.current?.querySelector('input')?.focus()
          undo?.()
        }}
      />
    </div>
  )
}
