import { useRef } from 'react'
import type { City } from '../../../../domain/types'
import { t } from '../../../../i18n/package/wizard'
import { Undo } from '../../../../ui/feedback/Undo'
import { CheckField } from '../../../../ui/form/CheckField'
import { useWithoutHotel } from './useWithoutHotel'

export type WithoutHotelFieldProps = { city: City; label: string }

/** The box 'Tanpa Hotel' of a city. It says what its tick cleared, and offers it back (docs/product.md §6.8.8). */
export function WithoutHotelField({ city, label }: WithoutHotelFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const { checked, change, undo } = useWithoutHotel(city)
  return (
    <div ref={place}>
      <CheckField label={label} checked={checked} onChange={change} />
      <Undo
        text={undo && t(`withoutHotel.${city}`)}
        label={t('withoutHotel.undo')}
        onUndo={() => {
          // The button goes, so the focus moves to the box.
          place.current?.querySelector('input')?.focus()
          undo?.()
        }}
      />
    </div>
  )
}
