import styled from '@emotion/styled'
import { useCanAccess } from 'ra-core'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { colour, radius } from '@theme/tokens'
import { stayInRupiah } from '@/domain/kurs/kursEffect'
import { isSound, nightsText, type HotelPrices } from '@/domain/masters/periods'
import { hasRate } from '@/domain/masters/rates'
import { nightsOf, pricedNights, stayRates, unsoldNights, type PricedNights } from '@/domain/masters/stayPrice'
import { ROOM_TYPES, type CalendarDate } from '@/domain/types'
import { addDays, nightsBetween, today } from '@/domain/values/dates'
import { formatSar, priceInRupiah } from '@/domain/values/money'
import { t as desktopText } from '@/i18n/admin/desktop'
import { t } from '@/i18n/admin/periods'
import { nightLines } from '@/ui/elements/nightLines'
import { DateField } from '@/ui/form/DateField'
import { useFeature } from '@/ui/layout/features'
import { Section } from '@/ui/layout/Section'
import { inForceOf, KURS, useKursHistory } from '../kurs/kursList'
import type { TypedHotel } from '../masterForm'
import { useTypedRates } from './PeriodNotes'
import { readPeriods } from './typedPeriods'

const YEAR = 365
const TRIAL = 9

const Body = styled('div')({
  display: 'grid',
  gap: 16,
  '& h3': { fontSize: '0.9375rem', fontWeight: 700 },
  '& .year': { display: 'grid', gap: 8 },
  '& .strip': { display: 'flex', height: 28, borderRadius: radius.small, overflow: 'hidden' },
  '& .strip > i': { minWidth: 1, backgroundColor: colour.accent, borderLeft: `1px solid ${colour.surface}` },
  '& .strip > i:nth-of-type(even), & .runs > li:nth-of-type(even)::before': { opacity: 0.75 },
  '& .strip > i.base': { backgroundColor: colour.lineStrong },
  '& .strip > i.none': {
    opacity: 1,
    background: `repeating-linear-gradient(45deg, ${colour.errorSoft} 0 5px, ${colour.error} 5px 7px)`,
  },
  '& .runs': { columns: '24em', columnGap: 24, fontSize: '0.875rem' },
  '& .runs > li': { breakInside: 'avoid', listStyle: 'none' },
  '& .runs > li::before': {
    content: '""',
    display: 'inline-block',
    width: 10,
    height: 10,
    marginRight: 8,
    borderRadius: 2,
    backgroundColor: colour.accent,
  },
  '& .runs > li.base::before': { backgroundColor: colour.lineStrong },
  '& .runs > li.none::before': { backgroundColor: colour.error },
  '& .days': { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' },
  '& .rooms': { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' },
  '& .rooms p': { fontSize: '0.875rem' },
  '& .rooms .sum': { fontSize: '1rem', fontWeight: 700 },
})

/** The typed prices; a row that is no period yet is left out. */
function useTypedPrices(): HotelPrices {
  const rates = useTypedRates()
  const periods = readPeriods(useWatch<TypedHotel, 'periods'>({ name: 'periods' })).filter(isSound)
  const weekendNights = useWatch<TypedHotel, 'weekendNights'>({ name: 'weekendNights' })
  return { rates, periods, ...(weekendNights.length > 0 ? { weekendNights } : {}) }
}

const kindOf = (run: PricedNights) => (hasRate(run) ? (run.season === undefined ? '' : 'base') : 'none')

const roomPrices = (run: PricedNights) =>
  ROOM_TYPES.flatMap((room) => (run[room] === null ? [] : [`${t(`room.${room}`)} ${formatSar(run[room]).slice(4)}`]))

/** What counts in some nights: `Ramadhan 1–20, Double 600.00`. */
function pricesText(run: PricedNights): string {
  if (!hasRate(run)) return t('periodPreview.unsold')
  const name = run.season ? t('periodPreview.base', { season: desktopText(`master.season.${run.season}`) }) : run.label
  return [name, ...roomPrices(run)].filter(Boolean).join(', ')
}
const runText = (run: PricedNights) => `${nightsText(run)}: ${pricesText(run)}`

/** Rows of which the same is told are one, such as those that sell no room before and in Ramadhan. */
function joined(rows: readonly PricedNights[]): PricedNights[] {
  const runs: PricedNights[] = []
  for (const row of rows) {
    const last = runs.at(-1)
    if (last && pricesText(last) === pricesText(row)) last.to = row.to
    else runs.push({ ...row })
  }
  return runs
}

/** The nights of a year by the rows that price them, as a strip and in words. */
function YearStrip({ prices }: { prices: HotelPrices }) {
  const year = useMemo(() => nightsOf(today(), addDays(today(), YEAR)), [])
  const runs = joined(pricedNights(prices, year))
  return (
    <div className="year">
      <h3>{t('periodPreview.year')}</h3>
      <div className="strip" aria-hidden="true">
        {runs.map((run) => (
          <i
            key={run.from}
            className={kindOf(run)}
            style={{ flexGrow: nightsBetween(run.from, run.to) + 1 }}
            title={runText(run)}
          />
        ))}
      </div>
      <ol className="runs" aria-label={t('periodPreview.year')}>
        {runs.map((run) => (
          <li key={run.from} className={kindOf(run)}>
            {runText(run)}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What a stay costs each room, row by row, or why it has no price. */
function TrialStay({ prices }: { prices: HotelPrices }) {
  const [checkIn, setCheckIn] = useState<CalendarDate>(() => {
    const next = prices.periods?.find(({ to }) => to >= today())
    return next && next.from > today() ? next.from : addDays(today(), 1)
  })
  const [checkOut, setCheckOut] = useState<CalendarDate>(() => addDays(checkIn, TRIAL))
  // Only users who may read the rates see rupiah.
  const { canAccess = false } = useCanAccess({ resource: KURS, action: 'list' })
  const { data: history } = useKursHistory(useFeature('kurs') && canAccess)
  const kurs = inForceOf(history, 'SAR')
  const rows = pricedNights(prices, nightsOf(checkIn, checkOut))
  const totals = stayRates(rows)
  const rupiah = kurs && stayInRupiah(totals, kurs).perJamaah
  return (
    <>
      <h3>{t('periodPreview.trial')}</h3>
      <div className="days">
        <DateField
          label={t('periodPreview.checkIn')}
          value={checkIn}
          isDisabled={() => false}
          onChange={(day) => {
            setCheckIn(day)
            if (checkOut <= day) setCheckOut(addDays(day, TRIAL))
          }}
        />
        <DateField
          label={t('periodPreview.checkOut')}
          value={checkOut}
          checkIn={checkIn}
          isDisabled={(day) => day <= checkIn}
          onChange={setCheckOut}
        />
      </div>
      <div className="rooms" aria-live="polite">
        {ROOM_TYPES.map((room) => (
          <div key={room} role="group" aria-label={t(`room.${room}`)}>
            <p className="sum">
              {t(`room.${room}`)}{' '}
              {totals[room] === null
                ? t('periodPreview.roomUnsold', { nights: unsoldNights(rows, room).map(nightsText).join(', ') })
                : formatSar(totals[room])}
            </p>
            {rupiah && totals[room] !== null && (
              <p>{t('periodPreview.perJamaah', { rupiah: priceInRupiah(rupiah[room]) })}</p>
            )}
            {nightLines(rows, room).map((line) => (
              <p key={line} className="quiet">
                {line}
              </p>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

/** What the typed prices make of a year and of a stay (docs/product.md §15.4.13). */
export function PeriodPreview() {
  const prices = useTypedPrices()
  if (!prices.periods?.length) return null
  return (
    <Section title={t('periodPreview.title')}>
      <Body>
        <YearStrip prices={prices} />
        <TrialStay prices={prices} />
      </Body>
    </Section>
  )
}
