import { DataAge } from '@/ui/feedback/DataAge'
import { LoadingCards } from '@/ui/feedback/LoadingCards'
import { formatTime } from '@/domain/values/dates'
import type { DetailHotel, PackageDetail, PackageRow } from '@/domain/types'
import { t } from '@/i18n/package/detail'
import type { Pieces } from '@/resources/earlyDrawing'
import { DetailHead } from './detail/DetailHead'
import { detailHoles } from './detail/detailHoles'
import { cardHoles } from './list/cardHoles'
import { PackageCard } from './list/PackageCard'
import { GAP } from './list/rowHeights'

// Each text differs from every other text, because the build finds the holes by these texts.
const ROW: PackageRow = {
  id: 'KODE',
  name: t('duplicate.name', { name: 'NAMA' }),
  tripType: 'JENIS',
  jamaah: 7_654_321,
  totals: { double: 91_000_001, triple: 91_000_002, quad: 91_000_003 },
  mitra: null,
  createdAt: null,
  departure: '8888-01-08',
  progress: {
    status: 'terkirim',
    validUntil: '9999-02-09',
    customerName: 'PELANGGAN',
    remindAt: null,
    otherChosen: false,
    agreed: { name: null, room: 'quad', jamaah: 6_543_210, price: null, at: null, isChanged: false },
  },
}

const PRICES = { double: null, triple: null, quad: null }
const HOTEL: DetailHotel = {
  name: '',
  image: null,
  stars: 0,
  checkIn: '7777-03-20',
  checkOut: '7777-03-28',
  rupiah: PRICES,
  sar: PRICES,
}
const DETAIL: PackageDetail = {
  id: ROW.id,
  name: 'NAMA',
  jamaah: ROW.jamaah,
  startCity: 'makkah',
  tripType: null,
  flight: null,
  hotels: { makkah: HOTEL, madinah: HOTEL },
  choices: {},
  transports: [],
  tourLeader: 0,
  tourLeaderCost: PRICES,
  margin: null,
  totals: ROW.totals,
  pricedAt: '6666-04-05T12:00:00.000Z',
  mitra: null,
}

const AGE = 0

/** px of the sections below the head. */
const BELOW = [44, 117, 108, 312]

/** The parts that the page before React fills with data (early.ts): templates, drawn by the screens' own components. */
export const pieces: Pieces = {
  card: {
    element: (
      <div style={{ marginBottom: GAP }}>
        <PackageCard row={ROW} onDuplicate={() => undefined} />
      </div>
    ),
    holes: cardHoles(ROW, 0),
  },
  head: { element: <DetailHead detail={DETAIL} totals={DETAIL.totals} />, holes: detailHoles(DETAIL) },
  age: { element: <DataAge floating at={AGE} />, holes: { time: formatTime(AGE) } },
  below: { element: <LoadingCards heights={BELOW} />, holes: {} },
}
