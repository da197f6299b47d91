import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { CUSTOMER_NAME_LENGTH } from '@/domain/offer/acceptance'
import { hasOnePrice, type Packages } from '@/domain/offer/options'
import { roomsLeftOut } from '@/domain/offer/roomMix'
import type { RoundingStep } from '@/domain/offer/rounding'
import { isValidDay } from '@/domain/offer/shareProblems'
import { ROOM_TYPES, type RoomType, type PackageDetail, type PerRoom } from '@/domain/types'
import { firstValidDay } from '@/domain/values/dates'
import { t } from '@/i18n/offer/share'
import { CheckField } from '@/ui/form/CheckField'
import { DateField } from '@/ui/form/DateField'
import { Caption, Hint } from '@/ui/form/Field'
import { TextField } from '@/ui/form/TextField'
import { Button } from '@/ui/elements/Button'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import { knownRooms, roomNames, type ShareChoice } from './shareChoice'
import { RoomMix } from './RoomMix'

type RoomMixFieldProps = {
  detail: PackageDetail
  rooms: readonly RoomType[]
  mix: PerRoom<number> | null
  rounding: RoundingStep
  onChange: (mix: PerRoom<number> | null) => void
}

/** Opens 'Hitung rombongan', and says which rooms are a part of the offer. */
function RoomMixField({ detail, rooms, mix, rounding, onChange }: RoomMixFieldProps) {
  const [open, setOpen] = useState(false)
  const choose = (chosen: PerRoom<number> | null) => {
    onChange(chosen)
    setOpen(false)
  }
  const inWords = ROOM_TYPES.flatMap((room) => (mix && mix[room] > 0 ? `${mix[room]} ${t(`room.${room}`)}` : []))
  const leftOut = roomsLeftOut(mix, rooms)
  const words =
    leftOut.length > 0
      ? t('share.mix.leftOut', { rooms: roomNames(leftOut) })
      : inWords.length > 0 && t('share.mix.used', { rooms: inWords.join(', ') })
  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('share.mix.title')}
      </Button>
      {words && <p className="quiet">{words}</p>}
      <BottomSheet open={open} onClose={() => setOpen(false)} title={t('share.mix.title')}>
        <RoomMix detail={detail} rooms={rooms} mix={mix} rounding={rounding} onChoose={choose} />
      </BottomSheet>
    </div>
  )
}

/** Compact rows: each says what is chosen, and nothing has to be unfolded (docs/product.md §21.2.14). */
const Rows = styled('div')({
  display: 'grid',
  gap: 12,
  '& .checks': { display: 'flex', flexWrap: 'wrap', columnGap: 16 },
  '& .pair': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12em), 1fr))',
    alignItems: 'start',
    gap: 12,
    // A label or an error of two lines moves no field out of the row.
    '@supports (grid-template-rows: subgrid)': {
      rowGap: 0,
      '& > div': { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid', paddingBottom: 8 },
      '& > div > label': { alignSelf: 'end' },
    },
  },
  '& .more': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
})

export type OfferChoicesProps = {
  details: Packages
  choice: ShareChoice
  hasPlan: boolean
  problems: { phone: string | undefined; day: string | undefined }
  onChange: (changed: Partial<ShareChoice>) => void
}

/** The choices of the mitra for a customer (docs/product.md §21.2). */
export function OfferChoices({ details, choice, hasPlan, problems, onChange }: OfferChoicesProps) {
  const roomsId = useId()
  // A number that is still being typed is not wrong yet.
  const [isPhoneLeft, setPhoneLeft] = useState(false)
  const { rooms, validUntil, customerName, customerPhone, roomMix, withPaymentPlan, rounding } = choice
  // Without a hotel a type of room changes nothing.
  const isOnePrice = details.every(hasOnePrice)
  const wrongPhone = isPhoneLeft ? problems.phone : undefined
  const known = knownRooms(details)
  const unknown = ROOM_TYPES.filter((room) => !known.includes(room))
  const toggle = (room: RoomType, isOn: boolean) =>
    onChange({ rooms: ROOM_TYPES.filter((each) => (each === room ? isOn : rooms.includes(each))) })
  return (
    <Rows>
      {!isOnePrice && (
        <div role="group" aria-labelledby={roomsId}>
          <Caption id={roomsId}>{t('share.rooms')}</Caption>
          <div className="checks">
            {ROOM_TYPES.map((room) => {
              const isOn = rooms.includes(room)
              return (
                <CheckField
                  key={room}
                  label={t(`room.${room}`)}
                  checked={isOn}
                  disabled={isOn ? rooms.length === 1 : !known.includes(room)}
                  onChange={(checked) => toggle(room, checked)}
                />
              )
            })}
          </div>
          {unknown.length > 0 && <Hint>{t('share.notShared', { rooms: roomNames(unknown) })}</Hint>}
        </div>
      )}
      <DateField
        isOneLine
        label={t('share.validUntil')}
        value={validUntil}
        // It is no month of journeys, which the next calendar would begin at.
        openAt={validUntil}
        isDisabled={(day) => details.some((detail) => !isValidDay(day, detail, firstValidDay()))}
        onChange={(day) => onChange({ validUntil: day })}
        error={problems.day}
      />
      <div className="pair">
        <TextField
          label={t('share.customer')}
          placeholder={t('share.optional')}
          maxLength={CUSTOMER_NAME_LENGTH}
          autoComplete="off"
          value={customerName}
          onChange={(event) => onChange({ customerName: event.target.value })}
        />
        <TextField
          label={t('share.phone')}
          placeholder={t('share.optional')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          value={customerPhone}
          onChange={(event) => onChange({ customerPhone: event.target.value })}
          onBlur={() => setPhoneLeft(true)}
          {...(wrongPhone ? { hint: t('share.phoneHint'), error: wrongPhone } : {})}
        />
      </div>
      <div className="more">
        {/* The packages of options have groups of different sizes. */}
        {details.length === 1 && !isOnePrice && (
          <RoomMixField
            detail={details[0]}
            rooms={rooms}
            mix={roomMix}
            rounding={rounding}
            onChange={(mix) => onChange({ roomMix: mix })}
          />
        )}
        {hasPlan && (
          <CheckField
            label={t('share.withPlan')}
            checked={withPaymentPlan}
            onChange={(checked) => onChange({ withPaymentPlan: checked })}
          />
        )}
      </div>
    </Rows>
  )
}
