import { useCallback, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { EmptyChoice } from '../../../ui/form/EmptyChoice'
import { FieldButton } from '../../../ui/form/FieldButton'
import ChevronDownIcon from '@mui/icons-material/ExpandMoreRounded'
import { PickerSheet } from '../../../ui/sheet/PickerSheet'
import { HOTEL_FIELDS } from '../../../domain/masters/masters'
import { hasStay, isPriceStale, isUnpriced } from '../../../domain/package/price/packagePrice'
import type { City, HotelRecord, PackageForm } from '../../../domain/types'
import { t } from '../../../i18n/package/wizard'
import { HotelCard } from './HotelCard'
import { useHotelOptions } from './useHotelOptions'

const ROW_HEIGHT = 156
const nameOf = (hotel: HotelRecord) => hotel.name
// The picker sorts hotels by the price of a quad room (docs/product.md §6.10.6).
const priceOf = (hotel: HotelRecord) => hotel.rupiah.quad

/** The picker of one city's hotel for the dates chosen above it. */
export function HotelPicker({ city }: { city: City }) {
  const field = HOTEL_FIELDS[city]
  const label = t(`field.${field}`)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const { setValue, control } = useFormContext<PackageForm>()
  // The form's own `formState` lacks an error that was set before the first field read it.
  const { errors } = useFormState({ control, name: field })
  const choice = useWatch<PackageForm, typeof field>({ name: field })
  const options = useHotelOptions(city, choice, open)
  const { id, dataHotel } = choice
  const failure = isUnpriced(choice) ? options.failure : null

  const toggle = (hotel: HotelRecord) => {
    const chosen = String(hotel.id) === String(id) ? { id: null, dataHotel: null } : { id: hotel.id, dataHotel: hotel }
    setValue(`${field}.dataHotel`, chosen.dataHotel, { shouldDirty: true })
    setValue(`${field}.id`, chosen.id, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <>
      <FieldButton
        label={label}
        required
        error={errors[field]?.id?.message}
        failure={failure && { ...failure, text: t('picker.hotelFailed', { reason: failure.text }) }}
        disabled={!hasStay(choice)}
        hint={t(choice.tanggalCheckIn && choice.tanggalCheckOut ? 'picker.datesWrong' : 'picker.datesFirst')}
        icon={<ChevronDownIcon fontSize="small" />}
        onClick={() => setOpen(true)}
      >
        {dataHotel ? (
          <HotelCard
            city={city}
            hotel={dataHotel}
            inPlaceOfPrices={isPriceStale(choice) ? t(failure ? 'price.unknown' : 'price.counting') : undefined}
          />
        ) : (
          <EmptyChoice label={label} />
        )}
      </FieldButton>
      <PickerSheet
        {...options}
        open={open}
        onClose={close}
        label={label}
        selected={id === null ? [] : [id]}
        onToggle={toggle}
        textOf={nameOf}
        priceOf={priceOf}
        renderOption={(hotel) => <HotelCard city={city} hotel={hotel} />}
        rowHeight={ROW_HEIGHT}
        sortNote={t('picker.byQuad')}
      />
    </>
  )
}
