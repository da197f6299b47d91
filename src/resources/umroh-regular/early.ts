import { departureOf } from '@/domain/offer/savedFacts'
import { ordersOf } from '@/domain/package/listOrder'
import { staysOfDetail, stayWarning } from '@/domain/package/stayDates'
import type { Owner, PackageDetail, PackageRow } from '@/domain/types'
import { distinct } from '@/domain/values/paging'
import { today } from '@/domain/values/dates'
import { stateOfEntry } from '@/ui/hooks/browserHistory'
import { earlyDrawing, type EarlyDrawings, type EarlyPhone } from '@/resources/earlyDrawing'
import { OFFER_PROFILE, roundingOf } from '@/resources/readRounding'
import { filterAt, firstPageHash } from '@/data-provider/firstPage'
import { CUSTOMER_MODE, ON, withoutCustomer } from './customer/customerMode'
import { detailHoles } from './detail/detailHoles'
import { cardHoles } from './list/cardHoles'
import { estimatedHeight, GAP } from './list/rowHeights'
import { readPackageRows } from './mappers/packageRows'
import { sortByOf } from './mappers/sortBy'

const NAME = 'umroh-regular'
/** px below the viewport that the list draws too (ui/hooks/windowing.ts). */
const OVERSCAN = 400

/** Only a user who sees the packages of every mitra is told whose they are. */
const stepOf = (owner: Owner, { kept, rounding }: EarlyPhone) =>
  roundingOf(owner, owner.mitraId === undefined, kept(OFFER_PROFILE), rounding)

type FirstPage = { data: PackageRow[]; meta?: { sortBy?: string[] } }

const list = earlyDrawing<FirstPage>({
  hashOf({ search }) {
    const filter = filterAt(search)
    // The frame has the chip of all packages pressed, and cards that are being chosen look different.
    const isUsual = filter.status === undefined && !stateOfEntry()
    return isUsual ? firstPageHash(NAME, filter) : null
  },
  fromCopy: (data) => (data as { pages: FirstPage[] }).pages[0] ?? { data: [] },
  fromAnswer: (json) => ({ data: readPackageRows(json), meta: sortByOf(json) }),
  draw({ data, meta }, phone) {
    const told = distinct(data)
    const rows = phone.kept(CUSTOMER_MODE) === ON ? told.map(withoutCustomer) : told
    if (!rows[0]) return null
    const height = estimatedHeight(rows[0]) + GAP
    const shown = rows.slice(0, Math.ceil((innerHeight + OVERSCAN) / height))
    // No room for the other rows: a page that was scrolled would show nothing but this room.
    return {
      pieces: shown.map((row) => ['card', cardHoles(row, stepOf(row, phone))]),
      isList: true,
      has: ordersOf(meta?.sortBy ?? []).length > 0 ? ['sort'] : [],
    }
  },
})

const show = earlyDrawing<PackageDetail>({
  hashOf: ({ id }) => (id === undefined ? null : JSON.stringify([NAME, 'getOne', { id, meta: { shape: 'detail' } }])),
  fromCopy: (data) => data as PackageDetail,
  draw(detail, phone) {
    const departure = departureOf(detail)
    // Words of caution stand above the head, and told prices are two: both wait for React.
    const isPlain =
      stepOf(detail, phone) === 0 &&
      (departure === null || departure >= today()) &&
      stayWarning(detail.startCity, staysOfDetail(detail)) === null
    if (!isPlain) return null
    return {
      pieces: [
        ['head', detailHoles(detail)],
        ['below', {}],
      ],
    }
  },
})

export const early: EarlyDrawings = { resource: NAME, views: { list, show } }
