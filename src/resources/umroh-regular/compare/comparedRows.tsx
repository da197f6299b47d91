import type { ReactNode } from 'react'
import type { ComparedFact, ComparedPrice, ComparedService, Comparison } from '@/domain/offer/comparison'
import { cityOrder } from '@/domain/package/cityOrder'
import { ROOM_TYPES, type City, type RoomType } from '@/domain/types'
import { formatDate } from '@/domain/values/dates'
import { formatDifference, formatRupiah, UNKNOWN } from '@/domain/values/money'
import { t } from '@/i18n/package/compare'
import { Stars } from '@/ui/elements/Stars'

type ServicesProps = {
  services: readonly ComparedService[]
  /** Said of a service that another package lacks; null: nothing is said. */ lacking: string | null
}

const Services = ({ services, lacking }: ServicesProps) =>
  services.length === 0 ? (
    t('compare.none')
  ) : (
    <ul>
      {services.map(({ name, isInAll }, index) => (
        <li key={`${index} ${name}`}>
          {isInAll || lacking === null ? (
            name
          ) : (
            <>
              <b>{name}</b> <small>{lacking}</small>
            </>
          )}
        </li>
      ))}
    </ul>
  )

type ComparedCell = {
  content: ReactNode
  /** This cell differs from the first package's, and a cell of another package does not. */ isOther: boolean
}

/** A row of the table: a label, whether its packages differ, and a cell for each of them. */
export type ComparedRow = { label: string; differs: boolean; cells: readonly ComparedCell[] }

function rowOf<T>(label: string, { values, differs }: ComparedFact<T>, cellOf: (value: T) => ReactNode): ComparedRow {
  const isTelling = differs.slice(1).includes(false)
  const isOther = (index: number) => isTelling && differs[index] === true
  return {
    label,
    differs: differs.includes(true),
    cells: values.map((value, index) => ({ content: cellOf(value), isOther: isOther(index) })),
  }
}

/** A row whose cells say themselves how they differ. */
const withoutMarks = (row: ComparedRow): ComparedRow => ({
  ...row,
  cells: row.cells.map((cell) => ({ ...cell, isOther: false })),
})

const priceRow = (room: RoomType, prices: ComparedFact<ComparedPrice>): ComparedRow =>
  withoutMarks(rowOf(t('compare.price', { room: t(`room.${room}`) }), prices, priceCell))

const metres = new Intl.NumberFormat('id-ID')
const orDash = (value: ReactNode) => value ?? t('app.empty')

function hotelRows(city: City, { hotel, stars, distance, nights }: Comparison['stays'][City]): ComparedRow[] {
  const without = city === 'makkah' ? t('field.tanpaHotelMakkah') : t('field.tanpaHotelMadinah')
  const title = city === 'makkah' ? t('field.hotelMakkah') : t('field.hotelMadinah')
  const label = (fact: 'stars' | 'distance' | 'nights') => `${t(`compare.${fact}`)} ${t(`compare.city.${city}`)}`
  return [
    rowOf(title, hotel, (name) => <strong>{name ?? without}</strong>),
    rowOf(label('stars'), stars, (count) => (count ? <Stars count={count} /> : t('app.empty'))),
    rowOf(label('distance'), distance, (m) =>
      orDash(m === null ? null : m === 0 ? t('compare.atMosque') : `${metres.format(m)} m`),
    ),
    rowOf(label('nights'), nights, (n) => orDash(n === null ? null : t('detail.nights', { n }))),
  ]
}

/** A price, and under it the difference to the first package. */
const priceCell = ({ perJamaah, difference }: ComparedPrice) =>
  perJamaah === null ? (
    UNKNOWN
  ) : (
    <>
      <strong className="money">{formatRupiah(perJamaah)}</strong>
      {difference !== null && (
        <small className="money">{difference === 0 ? t('compare.same') : formatDifference(difference)}</small>
      )}
    </>
  )

/** A service says that another package lacks it, unless the packages share no service. */
function servicesRow(services: Comparison['services']): ComparedRow {
  const words = services.values.length > 2 ? t('compare.notInAll') : t('compare.onlyHere')
  const lacking = services.values.flat().some(({ isInAll }) => isInAll) ? words : null
  return withoutMarks(
    rowOf(t('compare.included'), services, (ofOne) => <Services services={ofOne} lacking={lacking} />),
  )
}

/** The rows of a comparison in the order in which a customer asks for them. */
export function comparedRows(comparison: Comparison): ComparedRow[] {
  const { departure, jamaah, stays, airline, services, prices } = comparison
  return [
    ...ROOM_TYPES.map((room) => priceRow(room, prices[room])),
    ...cityOrder(null).flatMap((city) => hotelRows(city, stays[city])),
    rowOf(t('field.pesawat'), airline, orDash),
    rowOf(t('compare.departure'), departure, formatDate),
    rowOf(t('field.jumlahJamaah'), jamaah, (n) => t('app.people', { n })),
    servicesRow(services),
  ]
}
