import styled from '@emotion/styled'
import { PLACES, placesIn, priceOfMix } from '../../../domain/offer/roomMix'
import { ROOM_TYPES, type PerRoom } from '../../../domain/types'
import { formatRupiah } from '../../../domain/values/money'
import { t } from '../../../i18n/offer/share'
import { colour, radius } from '../../../../theme/tokens'
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

export type RoomMixResultProps = { jamaah: number; mix: PerRoom<number>; prices: Partial<PerRoom<number>> }

/** How the chosen rooms match the group, and what they cost. */
export function RoomMixResult({ jamaah, mix, prices }: RoomMixResultProps) {
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
                price: formatRupiah(PLACES[room] * (prices[room] ?? 0)),
              })}
            />
          </span>
          <span className="money">{formatRupiah(mix[room] * PLACES[room] * (prices[room] ?? 0))}</span>
        </p>
      ))}
      <p className="total">
        <span>{t('share.mix.total')}</span>
        <span className="money">{formatRupiah(priceOfMix(mix, prices))}</span>
      </p>
    </Result>
  )
}
