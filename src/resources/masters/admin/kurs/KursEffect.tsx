import TableContainer from '@mui/material/TableContainer'
import { useGetList, useGetOne } from 'ra-core'
import { AS_DETAIL } from '@/data-provider/types'
import type { Currency } from '@/domain/kurs/currency'
import { formatPercent, formatRate, rupiahWithBuffer, type Kurs } from '@/domain/kurs/kurs'
import { isLargeMove, isOfCurrency, kursMove, stayInRupiah, totalsWithKurs } from '@/domain/kurs/kursEffect'
import { HOTEL_RESOURCES } from '@/domain/masters/masters'
import { STALE_TIME, WHOLE_LIST } from '@/domain/requestPolicy'
import type { HotelRecord, PackageDetail, PackageRow } from '@/domain/types'
import { addDays, formatDate, today } from '@/domain/values/dates'
import { formatDifference, formatRupiah } from '@/domain/values/money'
import { t as desktopText } from '@/i18n/admin/desktop'
import { t } from '@/i18n/admin/kurs'
import { Caution } from '@/ui/feedback/Caution'
import { PlainTable, type PlainColumn } from '@/ui/table/PlainTable'
import { inForceOf, rateText, useKursHistory } from './kursList'

const NIGHTS = 8

/** An example of a price: its words, and the price with a rate; null if it is not known. */
type Example = { words: string; price: (kurs: Kurs) => number | null }

// An example that cannot be read is left out.
const queryOptions = { staleTime: STALE_TIME.general, onError: () => undefined }

/** A stay in Makkah's hotel of the middle price; hotels are priced in riyal. */
function useHotelExample(currency: Currency): Example | null {
  const stay = { date_check_in: today(), date_check_out: addDays(today(), NIGHTS) }
  const { data } = useGetList<HotelRecord>(
    HOTEL_RESOURCES.makkah,
    { filter: stay, pagination: WHOLE_LIST },
    { ...queryOptions, enabled: currency === 'SAR' },
  )
  const priced = (data ?? [])
    .filter(({ sar }) => sar.quad !== null && sar.quad > 0)
    .sort((a, b) => Number(a.sar.quad) - Number(b.sar.quad))
  const hotel = priced[Math.floor(priced.length / 2)]
  if (!hotel || currency !== 'SAR') return null
  return {
    words: t('kurs.hotelExample', { n: NIGHTS, hotel: hotel.name }),
    price: (kurs) => stayInRupiah(hotel.sar, kurs).perJamaah.quad,
  }
}

/** The newest package, if the rate of the currency counts in it. */
function usePackageExample(currency: Currency): Example | null {
  const { data: rows } = useGetList<PackageRow>('umroh-regular', { pagination: { page: 1, perPage: 1 } }, queryOptions)
  const id = rows?.[0]?.id
  const { data: detail } = useGetOne<PackageDetail>(
    'umroh-regular',
    { id: id ?? '', meta: AS_DETAIL },
    { ...queryOptions, enabled: id !== undefined },
  )
  if (!detail || !isOfCurrency(detail, currency)) return null
  return {
    words: t('kurs.packageExample', { name: detail.name ?? t('app.empty') }),
    price: (kurs) => totalsWithKurs(detail, kurs, currency).quad,
  }
}

function moveText(percent: number): string {
  if (percent === 0) return t('kurs.unmoved')
  return t(percent > 0 ? 'kurs.up' : 'kurs.down', { percent: formatPercent(Math.abs(percent)) })
}

type Effect = { words: string; before: number; after: number }

const AMOUNT = { align: 'right', className: 'money' } as const

const COLUMNS: readonly PlainColumn<Effect>[] = [
  { heading: t('kurs.examples'), cell: ({ words }) => words, isName: true },
  { heading: t('kurs.now'), cell: ({ before }) => formatRupiah(before), ...AMOUNT },
  { heading: t('kurs.withNew'), cell: ({ after }) => formatRupiah(after), ...AMOUNT },
  { heading: t('kurs.difference'), cell: ({ before, after }) => formatDifference(after - before), ...AMOUNT },
]

/** What a new rate changes against the rate in force: by how many percent, and two prices before and after. */
export function KursEffect({ kurs, currency }: { kurs: Kurs; currency: Currency }) {
  const { data: history } = useKursHistory()
  const priced = [useHotelExample(currency), usePackageExample(currency)].filter((example) => example !== null)
  const inForce = inForceOf(history, currency)
  if (!inForce) return null
  const percent = kursMove(inForce, kurs)
  // The difference is that of the whole rupiah that stand before it.
  const examples = priced.flatMap(({ words, price }) => {
    const [before, after] = [price(inForce), price(kurs)]
    return before === null || after === null ? [] : [{ words, before: Math.round(before), after: Math.round(after) }]
  })
  return (
    <>
      <div>
        <p>
          {t(inForce.buffer > 0 ? 'kurs.inForceBuffered' : 'kurs.inForceNow', {
            rate: rateText(inForce),
            date: formatDate(inForce.validFrom),
            buffer: formatPercent(inForce.buffer),
            priced: formatRate(rupiahWithBuffer(inForce)),
          })}
        </p>
        <p>{moveText(percent)}</p>
      </div>
      {isLargeMove(percent) && <Caution role="status" title={t('kurs.large')} text={t('kurs.largeText')} />}
      {examples.length > 0 && (
        <TableContainer>
          <PlainTable aria-label={t('kurs.examples')} columns={COLUMNS} rows={examples} keyOf={({ words }) => words} />
        </TableContainer>
      )}
      <p>{desktopText('master.forNewPackages')}</p>
    </>
  )
}
