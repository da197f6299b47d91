import { useCallback, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { EmptyChoice } from '@/ui/form/EmptyChoice'
import { FieldButton } from '@/ui/form/FieldButton'
import ChevronDownIcon from '@mui/icons-material/ExpandMoreRounded'
import { HOTEL_FIELDS } from '@/domain/masters/masters'
import { hasStay, isUnpriced } from '@/domain/package/price/packagePrice'
import type { RoundingStep } from '@/domain/offer/rounding'
import type { City, HotelRecord, PackageForm } from '@/domain/types'
import { t } from '@/i18n/package/wizard'
import { HotelCard } from './HotelCard'
import { HotelSheet } from './HotelSheet'
import { inPlaceOfStale } from './stalePrice'
import { useHotelOptions } from './useHotelOptions'

export type HotelPickerProps = {
  city: City
  /** A customer is looking: of the prices only totals are shown. */
  isForCustomer: boolean
  /** See HotelSheet. */
  step: RoundingStep
}

/** The picker of one city's hotel for the dates chosen above it. */
export function HotelPicker({ city, isForCustomer, step }: HotelPickerProps) {
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
            withoutPrices={isForCustomer}
            inPlaceOfPrices={inPlaceOfStale(choice, failure === null)}
          />
        ) : (
          <EmptyChoice label={label} />
        )}
      </FieldButton>
      <HotelSheet
        {...options}
        city={city}
        isForCustomer={isForCustomer}
        step={step}
        open={open}
        onClose={close}
        label={label}
        selected={id === null ? [] : [id]}
        onToggle={toggle}
      />
    </>
  )
}
