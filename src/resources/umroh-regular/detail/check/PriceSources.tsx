import { HOTEL_FIELDS, isOfTrip, MASTER_FIELDS, type MasterField } from '../../../../domain/masters/masters'
import { choicesOf } from '../../../../domain/package/choices'
import { CITIES, type City, type HotelChoice, type PackageForm } from '../../../../domain/types'
import { useMasterOptions } from '../../../custom-data/pickers'
import { useHotelOptions } from '../../../hotel/pickers'

/** Keeps the lists of a form's choices in use, as the wizard's fields do, so that readTodaysLists reads them. */
export const PriceSources = ({ form }: { form: PackageForm }) => (
  <>
    {MASTER_FIELDS.filter(
      (field) => isOfTrip(field, form.tipePerjalanan) && choicesOf(form, field).some(({ id }) => id !== null),
    ).map((field) => (
      <MasterSource key={field} field={field} />
    ))}
    {CITIES.filter((city) => form[HOTEL_FIELDS[city]].id !== null).map((city) => (
      <HotelSource key={city} city={city} choice={form[HOTEL_FIELDS[city]]} />
    ))}
  </>
)

function MasterSource({ field }: { field: MasterField }) {
  useMasterOptions(field, true)
  return null
}

function HotelSource({ city, choice }: { city: City; choice: HotelChoice }) {
  useHotelOptions(city, choice, true)
  return null
}
