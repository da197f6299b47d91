import Alert from '@mui/material/Alert'
import styled from '@emotion/styled'
import { useState } from 'react'
import { type SentOffer, optionOf } from '../../../../domain/offer/sentOffer'
import type { Id, RoomType } from '../../../../domain/types'
import { t } from '../../../../i18n/offer/sentOffers'
import { say } from '../../../../i18n/translate'
import { Button } from '../../../../ui/elements/Button'
import { HeaderMenu } from '../../../../ui/layout/HeaderMenu'
import { sideBySide } from '../../../../ui/layout/styles'
import type { Forgetting } from '../../../../ui/hooks/mutationMeta'
import { BottomSheet } from '../../../../ui/sheet/BottomSheet'
import { space } from '../../../../../theme/tokens'
import { CUSTOMER_NAME_LENGTH, MOST_JAMAAH } from '../../../../domain/offer/acceptance'
import { parseWholeNumber } from '../../../../domain/values/numbers'
import { SelectField } from '../../../../ui/form/SelectField'
import { SubmittedForm } from '../../../../ui/form/SubmittedForm'
import { TextField } from '../../../../ui/form/TextField'
import { createSaveKeys } from '../../../../domain/package/saveKeys'
import { ERASES, type Change, useKeyedChange } from '../../useKeyedChange'

/** Changes an offer with a link, and reads the list of offers again. */
function useOfferChange({ id }: SentOffer, onDone: () => void) {
  const [keys] = useState(() => createSaveKeys())
  const { send, ...change } = useKeyedChange({
    resource: 'offers',
    id,
    keys,
    done: t('sentOffers.done'),
    onWritten: (client) => void client.invalidateQueries({ queryKey: ['offers'] }),
  })
  return {
    ...change,
    send: (what: unknown, wanted: Change, forgetting?: Forgetting) => send(what, wanted, { onDone, ...forgetting }),
  }
}

const Body = styled('div')({
  padding: `0 ${space.gutter}px`,
  overflowY: 'auto',
  '& form': { display: 'grid', gap: 16 },
})

type NoteAnswerProps = { offer: SentOffer; packageId: Id; onDone: () => void }

/** 'Catat setuju': the mitra notes what the customer said (docs/product.md §21.5.4). */
function NoteAnswer({ offer, packageId, onDone }: NoteAnswerProps) {
  const { send, isPending, failure } = useOfferChange(offer, onDone)
  const [name, setName] = useState(offer.customerName ?? '')
  const [room, setRoom] = useState<RoomType>(offer.rooms[0] ?? 'quad')
  const [option, setOption] = useState(optionOf(offer, packageId)?.letter)
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const jamaah = parseWholeNumber(typed)
  const isCount = jamaah !== null && jamaah >= 1 && jamaah <= MOST_JAMAAH
  const problems = {
    name: name.trim() === '' ? t('sentOffers.nameNeeded') : undefined,
    jamaah: isCount ? undefined : t('sentOffers.jamaahNeeded', { n: MOST_JAMAAH }),
  }

  function submit() {
    setTried(true)
    if (jamaah === null || problems.name || problems.jamaah) return
    const answer = { name: name.trim(), room, jamaah, ...(option === undefined ? {} : { option }) }
    send(answer, (api, meta) => api.answerOffer(offer.id, answer, meta))
  }

  return (
    <Body>
      <SubmittedForm
        failure={failure}
        isPending={isPending}
        submit={t('sentOffers.acceptSave')}
        pending={t('sentOffers.saving')}
        onSubmit={submit}
      >
        <TextField
          label={t('sentOffers.acceptName')}
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
          options={offer.rooms.map((value) => ({ value, label: t(`room.${value}`) }))}
          onChange={(event) => setRoom(event.target.value as RoomType)}
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
    </Body>
  )
}

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > button': { paddingInline: 12 },
  '& > .menu': { marginLeft: 'auto' },
})
const Question = styled('div')({
  display: 'grid',
  gap: 16,
  padding: `0 ${space.gutter}px`,
  overflowY: 'auto',

  '& .buttons': { ...sideBySide, gap: 12 },
})

type Asked = 'revoke' | 'undo' | 'erase'
type AskedFirst = { ask: `sentOffers.${Asked}Ask`; send: (id: SentOffer['id']) => Change; forgetting?: Forgetting }

const ASKED: Record<Asked, AskedFirst> = {
  revoke: { ask: 'sentOffers.revokeAsk', send: (id) => (api, meta) => api.revokeOffer(id, meta) },
  undo: { ask: 'sentOffers.undoAsk', send: (id) => (api, meta) => api.answerOffer(id, null, meta) },
  erase: {
    ask: 'sentOffers.eraseAsk',
    send: (id) => (api, meta) => api.eraseCustomer(id, meta),
    forgetting: ERASES,
  },
}

/** The actions that the state of an offer allows. */
function mayDo({ state, answer }: SentOffer): (Asked | 'accept')[] {
  const isReadable = state === 'open' || state === 'accepted' || state === 'expired'
  return [
    ...(answer === null && (state === 'open' || state === 'expired') ? (['accept'] as const) : []),
    ...(answer === null ? [] : (['undo'] as const)),
    ...(isReadable ? (['revoke'] as const) : []),
  ]
}

const hasCustomer = ({ customerName, customerPhone, answer }: SentOffer) =>
  customerName !== null || customerPhone !== null || (answer !== null && answer.name !== '')

/** For whom an offer is, and its version. */
export const titleOf = ({ customerName, version }: SentOffer) =>
  t('sentOffers.for', { name: customerName ?? t('sentOffers.someone'), version })

export type SentOfferActionsProps = {
  offer: SentOffer
  /** The package whose list it is in. */
  packageId: Id
  /** Absent where nothing can have changed since. */
  onCompare: ((offer: SentOffer) => void) | undefined
  onSendAgain: (offer: SentOffer) => void
}

/** An offer that nobody has opened may be sent again. One with options is shared by the comparison of its packages. */
const isUnread = ({ state, seenAt, options }: SentOffer) => state === 'open' && seenAt === null && options.length === 0

/** The buttons of an offer. An action that cannot be taken back is asked first. */
export function SentOfferActions({ offer, packageId, onCompare, onSendAgain }: SentOfferActionsProps) {
  const [opened, setOpened] = useState<Asked | 'accept' | null>(null)
  const close = () => setOpened(null)
  const { send, isPending, failure } = useOfferChange(offer, close)
  const asked = opened && opened !== 'accept' ? ASKED[opened] : null
  return (
    <Actions>
      {isUnread(offer) && (
        <Button variant="outlined" onClick={() => onSendAgain(offer)}>
          {t('sentOffers.again')}
        </Button>
      )}
      {onCompare && (
        <Button variant="outlined" onClick={() => onCompare(offer)}>
          {t('sentOffers.compare')}
        </Button>
      )}
      {mayDo(offer).map((action) => (
        <Button key={action} variant="outlined" onClick={() => setOpened(action)}>
          {t(`sentOffers.${action}`)}
        </Button>
      ))}
      {hasCustomer(offer) && (
        <span className="menu">
          <HeaderMenu
            label={t('sentOffers.menu', { offer: titleOf(offer) })}
            actions={[{ text: t('sentOffers.erase'), onPress: () => setOpened('erase') }]}
          />
        </span>
      )}
      <BottomSheet open={asked !== null} onClose={close} title={opened ? t(`sentOffers.${opened}`) : ''}>
        <Question>
          <p>{asked && t(asked.ask)}</p>
          {failure && <Alert severity="error">{say(failure)}</Alert>}
          <div className="buttons">
            <Button variant="outlined" size="large" onClick={close}>
              {t('sentOffers.no')}
            </Button>
            <Button
              variant="contained"
              size="large"
              disabled={isPending}
              onClick={() => asked && send(opened, asked.send(offer.id), asked.forgetting)}
            >
              {t('sentOffers.yes')}
            </Button>
          </div>
        </Question>
      </BottomSheet>
      <BottomSheet open={opened === 'accept'} onClose={close} title={t('sentOffers.accept')}>
        <NoteAnswer offer={offer} packageId={packageId} onDone={close} />
      </BottomSheet>
    </Actions>
  )
}
