import { TRIP_FIELDS, type TripField } from '../../../domain/masters/masters'
import { shownStartCity } from '../../../domain/package/cityOrder'
import { fieldsWhere, isSecret } from '../../../domain/package/packageFields'
import { CITIES, type NamedPrice, type PackageDetail } from '../../../domain/types'
import { formatRupiah } from '../../../domain/values/money'
import { t } from '../../../i18n/package/detail'
import type { Fact } from '../Facts'

type Show = {
  /** A customer is looking: no price of a component, no margin, no tour leaders. */
  isForCustomer: boolean
}

const fact = (label: string, item: NamedPrice | undefined, { isForCustomer }: Show): Fact => [
  label,
  item?.name ?? t('app.empty'),
  item && !isForCustomer ? formatRupiah(item.price) : undefined,
]

/** Jamaah, the order of the cities and, for an admin, the mitra. */
export function packageFacts({ jamaah, startCity, hotels, mitra }: PackageDetail): Fact[] {
  const shown = shownStartCity(startCity, ...CITIES.map((city) => hotels[city] === null))
  return [
    [t('field.jumlahJamaah'), t('app.people', { n: jamaah })],
    [t('field.urutanKota'), shown ? t(`city.${shown}`) : t('app.empty')],
    ...(mitra === null ? [] : [[t('profile.mitra'), mitra] as const]),
  ]
}

/** The trip type and its services. */
export function tripFacts({ tripType, choices }: PackageDetail, show: Show): Fact[] {
  const fields: readonly TripField[] = tripType ? TRIP_FIELDS[tripType] : []
  const guide: Fact = choices.muthawwif
    ? fact(t('field.muthawwif'), choices.muthawwif, show)
    : [t('field.muthawwif'), t('detail.noMuthawwif')]
  return [
    [t('field.tipePerjalanan'), tripType ? t(`trip.${tripType}`) : t('app.empty')],
    ...fields.map((field) => (field === 'muthawwif' ? guide : fact(t(`field.${field}`), choices[field], show))),
    ...(fields.includes('muthawwif') || choices.muthawwif ? [] : [guide]),
  ]
}

const EXTRAS = fieldsWhere({ step: 'tambahan' })

function transportFacts(transports: PackageDetail['transports'], show: Show): Fact[] {
  const label = t('field.transportasi')
  return transports.length > 0
    ? transports.map((transport) => fact(label, transport, show))
    : [fact(label, undefined, show)]
}

/** Transports, add-ons, tour leaders and margin, in the order of the wizard. */
export const extraFacts = ({ transports, choices, tourLeader, margin }: PackageDetail, show: Show): Fact[] =>
  EXTRAS.filter((field) => !show.isForCustomer || !isSecret(field)).flatMap((field): Fact[] => {
    if (field === 'transportasi') return transportFacts(transports, show)
    if (field !== 'tourLeader' && field !== 'margin') return [fact(t(`field.${field}`), choices[field], show)]
    return field === 'tourLeader'
      ? [[t('field.tourLeader'), t('app.people', { n: tourLeader })]]
      : [[t('field.margin'), margin === null ? t('app.empty') : formatRupiah(margin)]]
  })
