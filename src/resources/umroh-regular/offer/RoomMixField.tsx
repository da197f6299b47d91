import { useState } from 'react'
import { ROOM_TYPES, type PackageDetail, type PerRoom, type RoomType } from '../../../domain/types'
import { t } from '../../../i18n/offer/share'
import { Button } from '../../../ui/elements/Button'
import { BottomSheet } from '../../../ui/sheet/BottomSheet'
import { RoomMix } from './RoomMix'

export type RoomMixFieldProps = {
  detail: PackageDetail
  rooms: readonly RoomType[]
  mix: PerRoom<number> | null
  onChange: (mix: PerRoom<number> | null) => void
}

/** Opens 'Hitung rombongan', and says which rooms are a part of the offer. */
export function RoomMixField({ detail, rooms, mix, onChange }: RoomMixFieldProps) {
  const [open, setOpen] = useState(false)
  const choose = (chosen: PerRoom<number> | null) => {
    onChange(chosen)
    setOpen(false)
  }
  const inOffer = ROOM_TYPES.filter((room) => rooms.includes(room))
  const inWords = inOffer.flatMap((room) => (mix && mix[room] > 0 ? `${mix[room]} ${t(`room.${room}`)}` : []))
  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('share.mix.title')}
      </Button>
      {inWords.length > 0 && <p className="quiet">{t('share.mix.used', { rooms: inWords.join(', ') })}</p>}
      <BottomSheet open={open} onClose={() => setOpen(false)} title={t('share.mix.title')}>
        <RoomMix detail={detail} rooms={rooms} mix={mix} onChoose={choose} />
      </BottomSheet>
    </div>
  )
}
