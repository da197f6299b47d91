import Alert from '@mui/material/Alert'
import styled from '@emotion/styled'
import { useState } from 'react'
import type { SentOffer } from '../../../../domain/offer/sentOffer'
import type { Id } from '../../../../domain/types'
import { t } from '../../../../i18n/offer/sentOffers'
import { say } from '../../../../i18n/translate'
import { Button } from '../../../../ui/elements/Button'
import { sideBySide } from '../../../../ui/layout/styles'
import type { Forgetting } from '../../../../ui/hooks/mutationMeta'
import { BottomSheet } from '../../../../ui/sheet/BottomSheet'
import { space } from '../../../../../theme/tokens'
import { NoteAnswer } from './NoteAnswer'
import { ERASES, type Change } from '../../useKeyedChange'
import { useOfferChange } from './useOfferChange'

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& button': { paddingInline: 12 } })
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
function mayDo({ state, customerName, customerPhone, answer }: SentOffer): (Asked | 'accept')[] {
  const isReadable = state === 'open' || state === 'accepted' || state === 'expired'
  const hasCustomer = customerName !== null || customerPhone !== null || (answer !== null && answer.name !== '')
  return [
    ...(answer === null && (state === 'open' || state === 'expired') ? (['accept'] as const) : []),
    ...(answer === null ? [] : (['undo'] as const)),
    ...(isReadable ? (['revoke'] as const) : []),
    ...(hasCustomer ? (['erase'] as const) : []),
  ]
}

export type SentOfferActionsProps = {
  offer: SentOffer
  /** The package whose list it is in. */
  packageId: Id
  onCompare: (offer: SentOffer) => void
}

/** The buttons of an offer. An action that cannot be taken back is asked first. */
export function SentOfferActions({ offer, packageId, onCompare }: SentOfferActionsProps) {
  const [opened, setOpened] = useState<Asked | 'accept' | null>(null)
  const close = () => setOpened(null)
  const { send, isPending, failure } = useOfferChange(offer, close)
  const asked = opened && opened !== 'accept' ? ASKED[opened] : null
  return (
    <Actions>
      {offer.comparable && (
        <Button variant="outlined" onClick={() => onCompare(offer)}>
          {t('sentOffers.compare')}
        </Button>
      )}
      {mayDo(offer).map((action) => (
        <Button key={action} variant="outlined" onClick={() => setOpened(action)}>
          {t(`sentOffers.${action}`)}
        </Button>
      ))}
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
