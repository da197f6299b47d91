import styled from '@emotion/styled'
import { useState } from 'react'
import type { SentOffer } from '@/domain/offer/sentOffer'
import type { Id } from '@/domain/types'
import { t } from '@/i18n/offer/sentOffers'
import { Button } from '@/ui/elements/Button'
import { HeaderMenu } from '@/ui/layout/HeaderMenu'
import { BottomSheet, SheetBody } from '@/ui/sheet/BottomSheet'
import { NoteAnswer } from './NoteAnswer'
import Alert from '@mui/material/Alert'
import { say } from '@/i18n/translate'
import type { Forgetting } from '@/ui/hooks/mutationMeta'
import { ERASES, type Change } from '../../useKeyedChange'
import { useOfferChange } from './useOfferChange'

type Asked = 'revoke' | 'undo' | 'erase'
type AskedFirst = { ask: `sentOffers.${Asked}Ask`; send: (id: SentOffer['id']) => Change; forgetting?: Forgetting }

const ASKED: Record<Asked, AskedFirst> = {
  revoke: { ask: 'sentOffers.revokeAsk', send: (id) => (api) => api.revokeOffer('offers', id) },
  undo: { ask: 'sentOffers.undoAsk', send: (id) => (api) => api.answerOffer('offers', id, null) },
  erase: {
    ask: 'sentOffers.eraseAsk',
    send: (id) => (api) => api.eraseCustomer('offers', id),
    forgetting: ERASES,
  },
}

type QuestionSheetProps = {
  offer: SentOffer
  /** Null while the sheet is closed. */ asked: Asked | null
  onClose: () => void
}

/** Asks before an action that cannot be taken back. */
function QuestionSheet({ offer, asked, onClose }: QuestionSheetProps) {
  const { send, isPending, failure } = useOfferChange(onClose)
  return (
    <BottomSheet open={asked !== null} onClose={onClose} title={asked ? t(`sentOffers.${asked}`) : ''}>
      <SheetBody>
        <p>{asked && t(ASKED[asked].ask)}</p>
        {failure && <Alert severity="error">{say(failure)}</Alert>}
        <div className="buttons">
          <Button variant="outlined" size="large" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button
            variant="contained"
            size="large"
            disabled={isPending}
            onClick={() => asked && send(ASKED[asked].send(offer.id), ASKED[asked].forgetting)}
          >
            {t('sentOffers.yes')}
          </Button>
        </div>
      </SheetBody>
    </BottomSheet>
  )
}

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > button': { paddingInline: 12 } })
/** The actions that the state of an offer allows. */
function mayDo({ state, answer }: SentOffer): ('revoke' | 'undo' | 'accept')[] {
  const isReadable = state === 'open' || state === 'accepted' || state === 'expired'
  return [
    ...(answer === null && (state === 'open' || state === 'expired') ? (['accept'] as const) : []),
    ...(answer === null ? [] : (['undo'] as const)),
    ...(isReadable ? (['revoke'] as const) : []),
  ]
}

/** The customer's name and the version of an offer. */
export const titleOf = ({ customerName, version }: SentOffer) =>
  t('sentOffers.for', { name: customerName ?? t('sentOffers.someone'), version })

/** The menu with the rare action of an offer: it erases the customer. */
export function SentOfferMenu({ offer }: { offer: SentOffer }) {
  const [isAsked, setAsked] = useState(false)
  const { customerName, customerPhone, answer } = offer
  const hasCustomer = customerName !== null || customerPhone !== null || (answer !== null && answer.name !== '')
  if (!hasCustomer) return null
  return (
    <>
      <HeaderMenu
        label={t('sentOffers.menu', { offer: titleOf(offer) })}
        actions={[{ text: t('sentOffers.erase'), onPress: () => setAsked(true) }]}
      />
      <QuestionSheet offer={offer} asked={isAsked ? 'erase' : null} onClose={() => setAsked(false)} />
    </>
  )
}

export type SentOfferActionsProps = {
  offer: SentOffer
  /** The package whose list it is in. */
  packageId: Id
  /** Absent if nothing can have changed since. */
  onCompare: ((offer: SentOffer) => void) | undefined
  onSendAgain: (offer: SentOffer) => void
}

/** An unopened offer may be sent again. The comparison shares an offer with options instead. */
const isUnread = ({ state, seenAt, options }: SentOffer) => state === 'open' && seenAt === null && options.length === 0

/** The buttons of an offer. */
export function SentOfferActions({ offer, packageId, onCompare, onSendAgain }: SentOfferActionsProps) {
  const [opened, setOpened] = useState<'revoke' | 'undo' | 'accept' | null>(null)
  const close = () => setOpened(null)
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
      <QuestionSheet offer={offer} asked={opened === 'accept' ? null : opened} onClose={close} />
      <BottomSheet open={opened === 'accept'} onClose={close} title={t('sentOffers.accept')}>
        <NoteAnswer offer={offer} packageId={packageId} onDone={close} />
      </BottomSheet>
    </Actions>
  )
}
