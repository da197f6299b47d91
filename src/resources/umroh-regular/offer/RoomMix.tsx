import styled from '@emotion/styled'
import { useState } from 'react'
import { knownPrice } from '../../../domain/offer/publicOffer'
import { arrangedRooms, MOST_ROOMS, NO_ROOMS, PLACES, placesIn, priceOfMix } from '../../../domain/offer/roomMix'
import { ROOM_TYPES, type PackageDetail, type PerRoom, type RoomType } from '../../../domain/types'
import { formatRupiah } from '../../../domain/values/money'
import { parseWholeNumber } from '../../../domain/values/numbers'
import { t } from '../../../i18n/share'
import { TextField } from '../../../ui/form/TextField'
import { Button } from '../../../ui/layout/Button'
import { sideBySide } from '../../../ui/layout/styles'
import { colour, radius, space } from '../../../../theme/tokens'

const Body = styled('div')({
  display: 'grid',
  gap: 16,
  padding: `4px ${space.gutter}px`,
  overflowY: 'auto',
  '& .fields': {
    display: 'grid',
    alignItems: 'end',
    gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
    gap: 12,
  },
  '& .result': {
    display: 'grid',
    gap: 4,
    padding: '12px 14px',
    borderRadius: radius.medium,
    backgroundColor: colour.sunken,
  },
  '& .total': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px', fontWeight: 700 },
  '& .line': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' },
  '& .buttons': { ...sideBySide, gap: 12 },
})

type Typed = PerRoom<string>

const typedOf = (mix: PerRoom<number>): Typed => ({
  double: String(mix.double),
  triple: String(mix.triple),
  quad: String(mix.quad),
})

const countOf = (typed: string): number | null => {
  const count = typed.trim() === '' ? 0 : parseWholeNumber(typed)
  return count !== null && count <= MOST_ROOMS ? count : null
}

/** How the beds match the group, in words. */
function fitOf(places: number, jamaah: number): string {
  if (places === jamaah) return t('share.mix.exact', { n: jamaah })
  const n = Math.abs(places - jamaah)
  return t(places < jamaah ? 'share.mix.missing' : 'share.mix.spare', { n })
}

export type RoomMixProps = {
  detail: PackageDetail
  rooms: readonly RoomType[]
  mix: PerRoom<number> | null
  onChoose: (mix: PerRoom<number> | null) => void
}

/** 'Hitung rombongan': the rooms of the customer's group (docs/product.md §25.1). Only offered room types are counted. */
export function RoomMix({ detail, rooms, mix, onChoose }: RoomMixProps) {
  const [typed, setTyped] = useState<Typed>(() => typedOf(mix ?? NO_ROOMS))
  const prices = Object.fromEntries(
    rooms.flatMap((room) => {
      const price = knownPrice(detail, room)
      return price === null ? [] : [[room, price] as const]
    }),
  ) as Partial<PerRoom<number>>
  const offered = ROOM_TYPES.filter((room) => prices[room] !== undefined)
  const counts = offered.map((room) => [room, countOf(typed[room])] as const)
  const isWrong = counts.some(([, count]) => count === null)
  const chosen: PerRoom<number> = {
    ...NO_ROOMS,
    ...Object.fromEntries(counts.map(([room, count]) => [room, count ?? 0])),
  }
  const places = placesIn(chosen)
  const arranged = () => {
    const best = arrangedRooms(detail.jamaah, prices)
    if (best) setTyped(typedOf(best))
  }
  return (
    <Body>
      <div className="fields">
        {offered.map((room) => (
          <TextField
            key={room}
            label={t(`share.mix.rooms.${room}`)}
            type="number"
            inputMode="numeric"
            value={typed[room]}
            onChange={(event) => setTyped({ ...typed, [room]: event.target.value })}
            error={countOf(typed[room]) === null ? t('share.mix.wrong', { n: MOST_ROOMS }) : undefined}
          />
        ))}
      </div>
      <Button variant="outlined" onClick={arranged}>
        {t('share.mix.arrange')}
      </Button>
      <div className="result" role="status">
        <strong>{fitOf(places, detail.jamaah)}</strong>
        {offered
          .filter((room) => chosen[room] > 0)
          .map((room) => (
            <p key={room} className="line">
              <span>
                {t('share.mix.of', {
                  room: t(`room.${room}`),
                  n: chosen[room],
                  price: formatRupiah(PLACES[room] * (prices[room] ?? 0)),
                })}
              </span>
              <span className="money">{formatRupiah(chosen[room] * PLACES[room] * (prices[room] ?? 0))}</span>
            </p>
          ))}
        <p className="total">
          <span>{t('share.mix.total')}</span>
          <span className="money">{formatRupiah(priceOfMix(chosen, prices))}</span>
        </p>
      </div>
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
