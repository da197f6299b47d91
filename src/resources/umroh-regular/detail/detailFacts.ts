import { TRIP_FIELDS, type TripField } from '@/domain/masters/masters'
import { fieldsWhere, isSecret } from '@/domain/package/packageFields'
import type { NamedField, NamedPrice, PackageDetail } from '@/domain/types'
import { formatRupiah } from '@/domain/values/money'
import { priceInWords, unitText } from '@/ui/elements/priceUnits'
import { t } from '@/i18n/package/detail'
import type { Fact } from '../Facts'
import { moneyText } from '../price/moneyText'

type Show = {
  /** A customer is looking: no price of a component, no margin, no tour leaders. */
  isForCustomer: boolean
}

type ShowOf = Show & Pick<PackageDetail, 'jamaah'>

const fact = (
  field: NamedField | 'transportasi',
  item: NamedPrice | undefined,
  { isForCustomer, jamaah }: ShowOf,
): Fact => [
  t(`field.${field}`),
  item?.name ?? t('app.empty'),
  item && !isForCustomer
    ? [priceInWords(field, item, jamaah), ...(item.money ? [moneyText(item.money)] : [])]
    : undefined,
]

/** Jamaah, the order of the cities and, for an admin, the mitra. */
export function packageFacts({ jamaah, startCity, mitra }: PackageDetail): Fact[] {
  return [
    [t('field.jumlahJamaah'), t('app.people', { n: jamaah })],
    [t('field.urutanKota'), startCity ? t(`city.${startCity}`) : t('app.empty')],
    ...(mitra === null ? [] : [[t('resource.mitra'), mitra] as const]),
  ]
}

/** The trip type and its services. */
export function tripFacts({ tripType, choices, jamaah }: PackageDetail, { isForCustomer }: Show): Fact[] {
  const show = { isForCustomer, jamaah }
  const fields: readonly TripField[] = tripType ? TRIP_FIELDS[tripType] : []
  const guide: Fact = choices.muthawwif
    ? fact('muthawwif', choices.muthawwif, show)
    : [t('field.muthawwif'), t('detail.noMuthawwif')]
  return [
    [t('field.tipePerjalanan'), tripType ? t(`trip.${tripType}`) : t('app.empty')],
    ...fields.map((field) => (field === 'muthawwif' ? guide : fact(field, choices[field], show))),
    ...(fields.includes('muthawwif') || choices.muthawwif ? [] : [guide]),
  ]
}

const EXTRAS = fieldsWhere({ step: 'tambahan' })

const transportFacts = (transports: PackageDetail['transports'], show: ShowOf): Fact[] =>
  (transports.length > 0 ? transports : [undefined]).map((transport) => fact('transportasi', transport, show))

/** Transports, add-ons, tour leaders and margin, in the order of the wizard. */
export const extraFacts = ({ transports, choices, tourLeader, margin, jamaah }: PackageDetail, show: Show): Fact[] =>
  EXTRAS.filter((field) => !show.isForCustomer || !isSecret(field)).flatMap((field): Fact[] => {
    if (field === 'transportasi') return transportFacts(transports, { ...show, jamaah })
    if (field !== 'tourLeader' && field !== 'margin') return [fact(field, choices[field], { ...show, jamaah })]
    return field === 'tourLeader'
      ? [[t('field.tourLeader'), t('app.people', { n: tourLeader })]]
      : [
          margin === null
            ? [t('field.margin'), t('app.empty')]
            : [t('field.margin'), formatRupiah(margin), unitText(field)],
        ]
  })
