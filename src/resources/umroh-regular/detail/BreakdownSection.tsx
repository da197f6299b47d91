import styled from '@emotion/styled'
import { useMemo } from 'react'
import type { RoundingStep } from '@/domain/offer/rounding'
import { savedBreakdown, type SavedBreakdown } from '@/domain/package/price/savedBreakdown'
import { ROOM_TYPES, type PackageDetail, type RoomType } from '@/domain/types'
import { formatRupiah, priceInRupiah } from '@/domain/values/money'
import { t } from '@/i18n/package/detail'
import { Section } from '@/ui/layout/Section'
import { colour } from '@theme/tokens'
import { Facts, type Fact } from '../Facts'
import { PriceLines } from '../price/PriceLines'
import { toldFacts } from '../price/RoundedFrom'
import { KursLine } from './KursLine'

const Difference = styled('div')({ paddingBottom: 12, fontWeight: 600, color: colour.error })

/** 'Rincian harga': the lines of each saved total (docs/product.md §22.1.2). */
export function BreakdownSection({ detail, step }: { detail: PackageDetail; step: RoundingStep }) {
  const breakdown = useMemo(() => savedBreakdown(detail), [detail])
  return (
    <Section title={t('price.lines')}>
      <p className="quiet">{t('price.perJamaah')}</p>
      {detail.kurs && <KursLine {...detail.kurs} />}
      {ROOM_TYPES.map((room) => (
        <OfRoom key={room} room={room} breakdown={breakdown[room]} told={toldFacts(detail.totals, room, step)} />
      ))}
    </Section>
  )
}

type OfRoomProps = {
  room: RoomType
  breakdown: SavedBreakdown
  /** See {@link toldFacts}. */
  told: Fact[]
}

function OfRoom({ room, breakdown: { lines, sum, saved, difference }, told }: OfRoomProps) {
  const sums: Fact[] = [[t('breakdown.sum'), priceInRupiah(sum)], [t('breakdown.saved'), priceInRupiah(saved)], ...told]
  return (
    <>
      <PriceLines room={room} title={t(`room.${room}`)} lines={lines} sums={sums} />
      {/* The difference stands outside the lines that can be closed: nobody may overlook it. */}
      {difference !== 0 && (
        <Difference>
          <Facts facts={[[t('breakdown.difference'), formatRupiah(difference)]]} />
        </Difference>
      )}
    </>
  )
}
