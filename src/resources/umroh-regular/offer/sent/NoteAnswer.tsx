import { showsNothing } from '@/domain/values/letters'
import { useState } from 'react'
import { CUSTOMER_NAME_LENGTH, MOST_JAMAAH } from '@/domain/offer/acceptance'
import { type SentOffer, optionOf } from '@/domain/offer/sentOffer'
import type { Id, RoomType } from '@/domain/types'
import { parseWholeNumber } from '@/domain/values/numbers'
import { t } from '@/i18n/offer/sentOffers'
import { SelectField } from '@/ui/form/SelectField'
import { SubmittedForm } from '@/ui/form/SubmittedForm'
import { TextField } from '@/ui/form/TextField'
import { SheetBody } from '@/ui/sheet/BottomSheet'
import { useOfferChange } from './useOfferChange'

/** 'Catat setuju': the mitra notes what the customer said (docs/product.md §21.5.4). */
export function NoteAnswer({ offer, packageId, onDone }: { offer: SentOffer; packageId: Id; onDone: () => void }) {
  const { send, isPending, failure } = useOfferChange(onDone)
  const [name, setName] = useState(offer.customerName ?? '')
  // The customer says which room: a choice that nobody made would be a price that nobody agreed to.
  const [only, ...others] = offer.rooms
  const [room, setRoom] = useState<RoomType | ''>(others.length === 0 && only ? only : '')
  const [option, setOption] = useState(optionOf(offer, packageId)?.letter)
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const jamaah = parseWholeNumber(typed)
  const isCount = jamaah !== null && jamaah >= 1 && jamaah <= MOST_JAMAAH
  const problems = {
    name: showsNothing(name) ? t('sentOffers.nameNeeded') : undefined,
    room: room === '' ? t('sentOffers.roomNeeded') : undefined,
    jamaah: isCount ? undefined : t('sentOffers.jamaahNeeded', { n: MOST_JAMAAH }),
  }

  function submit() {
    setTried(true)
    if (jamaah === null || room === '' || problems.name || problems.jamaah) return
    const answer = { name: name.trim(), room, jamaah, ...(option === undefined ? {} : { option }) }
    send((api) => api.answerOffer('offers', offer.id, answer))
  }

  return (
    <SheetBody>
      <SubmittedForm failure={failure} isPending={isPending} submit={t('wizard.save')} onSubmit={submit}>
        <TextField
          label={t('profile.name')}
          value={name}
          maxLength={CUSTOMER_NAME_LENGTH}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          error={isTried ? problems.name : undefined}
        />
        {option !== undefined && (
          <SelectField
            label={t('sentOffers.acceptOption')}
            value={option}
            options={offer.options.map((one) => ({ value: one.letter, label: t('sentOffers.option', one) }))}
            onChange={(event) => setOption(event.target.value)}
          />
        )}
        <SelectField
          label={t('sentOffers.acceptRoom')}
          value={room}
          options={[
            ...(room === '' ? [{ value: room, label: t('sentOffers.roomNeeded') }] : []),
            ...offer.rooms.map((value) => ({ value, label: t(`room.${value}`) })),
          ]}
          onChange={(event) => setRoom(event.target.value as RoomType)}
          error={isTried ? problems.room : undefined}
        />
        <TextField
          label={t('sentOffers.acceptJamaah')}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          error={isTried ? problems.jamaah : undefined}
        />
      </SubmittedForm>
    </SheetBody>
  )
}
