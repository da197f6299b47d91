import Alert from '@mui/material/Alert'
import styled from '@emotion/styled'
import { colour, space } from '@theme/tokens'
import { useState, use } from 'react'
import type { Agreement } from '@/domain/status/packageStatus'
import type { PublicOffer } from '@/domain/offer/publicOffer'
import { t } from '@/i18n/offer/share'
import { t as agreedText } from '@/i18n/package/agreement'
import { offerText } from '@/offer/offerText'
import { Button } from '@/ui/elements/Button'
import { copyText } from '@/ui/hooks/copyText'
import { useIsOnline } from '@/ui/hooks/useIsOnline'
import { useFeature } from '@/ui/layout/features'
import { sideBySide } from '@/ui/layout/styles'
import { LeaveSheet } from '@/ui/leave/LeaveSheet'
import { useAgreedWords } from '../status/agreement'
import { linkFailure, OfferLink, useOfferLink, type LinkedOffer } from './MakeLink'
import { SavePdfButton } from './SavePdfButton'
import { useSending } from './useSending'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { PartnerDataProvider, SharedOffer } from '@/data-provider/types'
import { PUSH_WISH } from '@/domain/access/pushFields'
import { toldBy } from '@/domain/offer/options'
import { retryWrite } from '@/domain/requestPolicy'
import type { Id } from '@/domain/types'
import { PhoneUserContext } from '@/ui/user/phoneUserContext'
import { readStatusesAgain } from '../status/readStatusesAgain'

type Note = { id: Id; share: SharedOffer }

/**
 * Notes in the background that packages were shared (docs/product.md §21.6.5). Without a network the note waits until there
 * is one, as long as the app is open: the phone keeps nothing of a customer for it. Returns null without the feature.
 */
function useNoteShare(ids: readonly Id[]): ((share: SharedOffer, offer: PublicOffer) => void) | null {
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  const hasStatus = useFeature('status')
  // A server of an earlier version refuses a field that it does not know.
  const hasNews = useFeature('news')
  const hasPush = useFeature('push')
  const { values } = use(PhoneUserContext)
  const { mutate } = useMutation<unknown, Error, Note>({
    mutationFn: ({ id, share }) => provider.noteShare('umroh-regular', id, share),
    networkMode: 'online',
    retry: retryWrite,
    onSuccess: () => readStatusesAgain(queryClient),
  })
  if (!hasStatus) return null
  return (share, offer) => {
    if (hasPush && values.get(PUSH_WISH) === null) values.set(PUSH_WISH, 'due')
    const told = hasNews ? toldBy(offer) : []
    ids.forEach((id, place) => mutate({ id, share: { ...share, ...(told[place] ? { prices: told[place] } : {}) } }))
  }
}

/** Stays at the bottom of the sheet. With large letters it scrolls in itself, so that most of the screen stays the offer's. */
const Bar = styled('div')({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  maxHeight: '40vh',
  overflowY: 'auto',
  paddingTop: 8,
  backgroundColor: colour.surface,
  // A margin over the sheet's padding would let WebKit scroll sideways; a shadow does not.
  boxShadow: [0, -space.gutter, space.gutter]
    .flatMap((x) => [`${x}px 0 ${colour.surface}`, `${x}px -1px ${colour.line}`])
    .join(),
  '& .open': { display: 'inline-block', padding: '10px 0', color: colour.accent, fontWeight: 700 },
  '& [role=status], & .quiet': { minHeight: '1.5em', marginBottom: 4, fontSize: '0.8125rem', color: colour.quiet },
  '& .main': { ...sideBySide, gap: 8 },
  '& .others': {
    ...sideBySide,
    marginTop: 4,
    '& > button': { flex: '1 1 auto', padding: '7px 8px', fontSize: '0.875rem' },
  },
  // In the desktop's dialog it ends the column of the choices.
  '@container (min-width: 720px)': { margin: 'auto 0 -4px' },
})

export type ShareActionsProps = LinkedOffer & {
  isBlocked: boolean
  /** The agreement of a link that the next link replaces; null: nothing is lost. */
  replaced: Agreement | null
  onPictureSent: () => void
}

/** What the offer has and its picture lacks; undefined: nothing. */
function leftOutOf({ prices, included, excluded, terms }: PublicOffer): string | undefined {
  const hasTerms = [included, excluded, terms].some((lines) => lines.length > 0)
  if (prices.some(({ parts }) => parts.length > 0)) return t(hasTerms ? 'share.leftOut.both' : 'share.leftOut.plan')
  return hasTerms ? t('share.leftOut.terms') : undefined
}

const stateOf = (picture: File | null | undefined): string =>
  picture ? t('share.drawn') : t(picture === null ? 'share.notDrawn' : 'share.drawing')

/** Ways to send the offer. Each tap hands over what is ready: nothing is awaited before it. */
export function ShareActions({ isBlocked, replaced, onPictureSent, ...shared }: ShareActionsProps) {
  const { packageIds, choice, offer, digits, picture, saveNumber } = shared
  const hasLinks = useFeature('offers')
  const isOnline = useIsOnline()
  const { make, isPending, error, link } = useOfferLink(shared)
  const noteShare = useNoteShare(packageIds)
  const note = () => {
    void saveNumber()
    noteShare?.({ validUntil: choice.validUntil, customerName: offer.customer, customerPhone: digits }, offer)
  }
  const { told, say, sendText, sendFile, opened } = useSending(offer, digits, { onSent: note, onPictureSent })
  const copy = async () => say(t((await copyText(offerText(offer))) ? 'share.copied' : 'share.notCopied'))
  const leftOut = leftOutOf(offer)
  const canMakeLink = hasLinks && !link
  const [isAsking, setAsking] = useState(false)
  const agreedWords = useAgreedWords()
  const makeLink = () => {
    setAsking(false)
    make(() => say(t('share.linkMade')))
  }
  return (
    <>
      {link && <OfferLink link={link} offer={offer} onSend={sendText} onSaid={say} />}
      <Bar>
        {error && !link && !isPending && <Alert severity="error">{linkFailure(error)}</Alert>}
        <p role="status">{isBlocked ? t('share.blocked') : told?.text ? told.text : stateOf(picture)}</p>
        {told?.link && !isBlocked && (
          <a className="open" href={told.link} target="_blank" rel="noopener noreferrer" onClick={opened}>
            {t('share.openWhatsapp')}
          </a>
        )}
        {leftOut && <p className="quiet">{leftOut}</p>}
        <div className="main">
          <Button
            variant={link ? 'outlined' : 'contained'}
            size="large"
            disabled={isBlocked || !picture}
            onClick={() => picture && void sendFile(picture)}
          >
            {t('share.sendPicture')}
          </Button>
          <Button variant="outlined" size="large" disabled={isBlocked} onClick={() => sendText(offerText(offer))}>
            {t('share.sendText')}
          </Button>
        </div>
        <div className="others">
          <SavePdfButton offer={offer} isBlocked={isBlocked} onSaid={say} onSaved={note} />
          <Button disabled={isBlocked} onClick={() => void copy()}>
            {t('share.copyText')}
          </Button>
          {canMakeLink && (
            <Button
              disabled={isBlocked || isPending || !isOnline || picture === undefined}
              onClick={replaced ? () => setAsking(true) : makeLink}
            >
              {t(isPending ? 'share.makingLink' : 'share.makeLink')}
            </Button>
          )}
        </div>
        {canMakeLink && !isOnline && <p className="quiet">{t('share.linkNeedsInternet')}</p>}
      </Bar>
      {replaced && (
        <LeaveSheet
          open={isAsking}
          title={agreedText('agreed.linkTitle')}
          text={agreedText('agreed.linkText', { who: agreedWords(replaced) })}
          stay={{ label: agreedText('app.cancel'), onClick: () => setAsking(false) }}
          keep={{ label: agreedText('agreed.linkMake'), onClick: makeLink }}
        />
      )}
    </>
  )
}
