import styled from '@emotion/styled'
import { useState } from 'react'
import { knownPrice } from '@/domain/offer/savedFacts'
import { toldPrice, type RoundingStep } from '@/domain/offer/rounding'
import { arrangedRooms, MOST_ROOMS, NO_ROOMS, placesIn, priceOfMix } from '@/domain/offer/roomMix'
import { BEDS, perRoom, ROOM_TYPES, type PackageDetail, type PerRoom, type RoomType } from '@/domain/types'
import { parseWholeNumber } from '@/domain/values/numbers'
import { t } from '@/i18n/offer/share'
import { CountField } from '@/ui/form/CountField'
import { Button } from '@/ui/elements/Button'
import { sideBySide } from '@/ui/layout/styles'
import { space, colour, radius } from '@theme/tokens'
import { formatRupiah } from '@/domain/values/money'
import { Words } from '../Facts'

const Result = styled('div')({
  display: 'grid',
  gap: 4,
  padding: '12px 14px',
  borderRadius: radius.medium,
  backgroundColor: colour.sunken,
  '& .total': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px', fontWeight: 700 },
  '& .money': { whiteSpace: 'nowrap' },
  '& .line': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' },
  '& .line > .money': { marginLeft: 'auto' },
})

/** How the beds match the group, in words. */
function fitOf(places: number, jamaah: number): string {
  if (places === jamaah) return t('share.mix.exact', { n: jamaah })
  const n = Math.abs(places - jamaah)
  return t(places < jamaah ? 'share.mix.missing' : 'share.mix.spare', { n })
}

type RoomMixResultProps = { jamaah: number; mix: PerRoom<number>; prices: Partial<PerRoom<number>> }

/** How the chosen rooms match the group, and what they cost. */
function RoomMixResult({ jamaah, mix, prices }: RoomMixResultProps) {
  return (
    <Result role="status">
      <strong>{fitOf(placesIn(mix), jamaah)}</strong>
      {ROOM_TYPES.filter((room) => mix[room] > 0).map((room) => (
        <p key={room} className="line">
          <span>
            <Words
              text={t('share.mix.of', {
                room: t(`room.${room}`),
                n: mix[room],
                price: formatRupiah(BEDS[room] * (prices[room] ?? 0)),
              })}
            />
          </span>
          <span className="money">{formatRupiah(mix[room] * BEDS[room] * (prices[room] ?? 0))}</span>
        </p>
      ))}
      <p className="total">
        <span>{t('share.mix.total')}</span>
        <span className="money">{formatRupiah(priceOfMix(mix, prices))}</span>
      </p>
    </Result>
  )
}

const Body = styled('div')({
  display: 'grid',
  gap: 16,
  padding: `4px ${space.gutter}px`,
  overflowY: 'auto',
  '& .fields': {
    display: 'grid',
    alignItems: 'end',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(96px, 6.4em), 100%), 1fr))',
    gap: 12,
    // A label or an error of two lines moves no field out of the row.
    '@supports (grid-template-rows: subgrid)': {
      gap: '0 12px',
      '& > div': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', paddingBottom: 6 },
      '& > div > label': { alignSelf: 'end' },
    },
  },
  '& .buttons': { ...sideBySide, gap: 12 },
})

type Typed = PerRoom<string>

const typedOf = (mix: PerRoom<number>): Typed => perRoom((room) => String(mix[room]))

const countOf = (typed: string): number | null => {
  const count = typed.trim() === '' ? 0 : parseWholeNumber(typed)
  return count !== null && count <= MOST_ROOMS ? count : null
}

export type RoomMixProps = {
  detail: PackageDetail
  rooms: readonly RoomType[]
  mix: PerRoom<number> | null
  rounding: RoundingStep
  onChoose: (mix: PerRoom<number> | null) => void
}

/** 'Hitung rombongan': the rooms of the customer's group (docs/product.md §25.1). Only offered room types are counted. */
export function RoomMix({ detail, rooms, mix, rounding, onChoose }: RoomMixProps) {
  const [typed, setTyped] = useState<Typed>(() => typedOf(mix ?? NO_ROOMS))
  const prices = Object.fromEntries(
    rooms.flatMap((room) => {
      const price = knownPrice(detail, room)
      return price === null ? [] : [[room, toldPrice(price, rounding)] as const]
    }),
  ) as Partial<PerRoom<number>>
  const offered = ROOM_TYPES.filter((room) => prices[room] !== undefined)
  const counts = offered.map((room) => [room, countOf(typed[room])] as const)
  const isWrong = counts.some(([, count]) => count === null)
  const chosen = perRoom((room) => (offered.includes(room) && countOf(typed[room])) || 0)
  const places = placesIn(chosen)
  const arranged = () => {
    const best = arrangedRooms(detail.jamaah, prices)
    if (best) setTyped(typedOf(best))
  }
  return (
    <Body>
      <div className="fields">
        {offered.map((room) => (
          <CountField
            key={room}
            label={t(`share.mix.rooms.${room}`)}
            min={0}
            max={MOST_ROOMS}
            value={typed[room]}
            onType={(count) => setTyped({ ...typed, [room]: count })}
            error={countOf(typed[room]) === null ? t('share.mix.wrong', { n: MOST_ROOMS }) : undefined}
          />
        ))}
      </div>
      <Button variant="outlined" onClick={arranged}>
        {t('share.mix.arrange')}
      </Button>
      <RoomMixResult jamaah={detail.jamaah} mix={chosen} prices={prices} />
      <div className="buttons">
        {mix && (
          <Button variant="outlined" size="large" onClick={() => onChoose(null)}>
            {t('share.mix.drop')}
          </Button>
        )}
        <Button variant="contained" size="large" disabled={isWrong || places === 0} onClick={() => onChoose(chosen)}>
          {t('share.mix.use')}
        </Button>
      </div>
    </Body>
  )
}
