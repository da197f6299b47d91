import Alert from '@mui/material/Alert'
import styled from '@emotion/styled'
import type { SentOffer } from '@/domain/offer/sentOffer'
import { t } from '@/i18n/offer/sentOffers'
import { say } from '@/i18n/translate'
import { Button } from '@/ui/elements/Button'
import type { Forgetting } from '@/ui/hooks/mutationMeta'
import { sideBySide } from '@/ui/layout/styles'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import { space } from '@theme/tokens'
import { ERASES, type Change } from '../../useKeyedChange'
import { useOfferChange } from './useOfferChange'

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
  revoke: { ask: 'sentOffers.revokeAsk', send: (id) => (api) => api.revokeOffer('offers', id) },
  undo: { ask: 'sentOffers.undoAsk', send: (id) => (api) => api.answerOffer('offers', id, null) },
  erase: {
    ask: 'sentOffers.eraseAsk',
    send: (id) => (api) => api.eraseCustomer('offers', id),
    forgetting: ERASES,
  },
}

export type QuestionSheetProps = {
  offer: SentOffer
  /** Null while the sheet is closed. */ asked: Asked | null
  onClose: () => void
}

/** Asks before an action that cannot be taken back. */
export function QuestionSheet({ offer, asked, onClose }: QuestionSheetProps) {
  const { send, isPending, failure } = useOfferChange(onClose)
  return (
    <BottomSheet open={asked !== null} onClose={onClose} title={asked ? t(`sentOffers.${asked}`) : ''}>
      <Question>
        <p>{asked && t(ASKED[asked].ask)}</p>
        {failure && <Alert severity="error">{say(failure)}</Alert>}
        <div className="buttons">
          <Button variant="outlined" size="large" onClick={onClose}>
            {t('sentOffers.no')}
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
      </Question>
    </BottomSheet>
  )
}
