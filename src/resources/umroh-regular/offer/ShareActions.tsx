import Alert from '@mui/material/Alert'
import styled from '@emotion/styled'
import { t } from '../../../i18n/offer/share'
import { offerText } from '../../../offer/offerText'
import { Button } from '../../../ui/elements/Button'
import { copyText } from '../../../ui/hooks/copyText'
import { useFeature } from '../../../ui/layout/features'
import { colour, shadow, space } from '../../../../theme/tokens'
import { linkFailure, OfferLink, useOfferLink, type LinkedOffer } from './MakeLink'
import { useNoteShare } from '../status/useNoteShare'
import { SavePdfButton } from './paper/SavePdfButton'
import { useSending } from './useSending'

const Bar = styled('div')({
  padding: `12px ${space.gutter}px 0`,
  boxShadow: shadow.bar,
  '& > .buttons': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(136px, 34%, 8em)), 1fr))',
    gap: 8,
  },
  '& > .buttons > :nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
  '& .open': { display: 'inline-block', padding: '10px 0', marginBottom: 4, color: colour.accent, fontWeight: 700 },
  '& [role=status]': { minHeight: '1.5em', marginBottom: 4, fontSize: '0.8125rem', color: colour.quiet },
})

export type ShareActionsProps = LinkedOffer & { isBlocked: boolean }

const stateOf = (picture: File | null | undefined): string =>
  picture ? t('share.drawn') : t(picture === null ? 'share.notDrawn' : 'share.drawing')

/** Ways to send the offer. Each tap hands over what is ready: nothing is awaited before it. */
export function ShareActions({ isBlocked, ...shared }: ShareActionsProps) {
  const { packageIds, choice, offer, digits, picture } = shared
  const hasLinks = useFeature('offers')
  const { make, isPending, error, link } = useOfferLink(shared)
  const noteShare = useNoteShare(packageIds)
  const note = () => noteShare?.({ validUntil: choice.validUntil, customerName: offer.customer, customerPhone: digits })
  const { told, say, sendText, sendFile, opened } = useSending(offer, digits, () => note())
  const copy = async () => say(t((await copyText(offerText(offer))) ? 'share.copied' : 'share.notCopied'))
  return (
    <Bar>
      {link && <OfferLink link={link} offer={offer} onSend={sendText} onSaid={say} />}
      {error && !link && !isPending && <Alert severity="error">{linkFailure(error)}</Alert>}
      <p role="status">{isBlocked ? t('share.blocked') : told?.text ? told.text : stateOf(picture)}</p>
      {told?.link && !isBlocked && (
        <a className="open" href={told.link} target="_blank" rel="noopener noreferrer" onClick={opened}>
          {t('share.openWhatsapp')}
        </a>
      )}
      <div className="buttons">
        <Button
          variant={link ? 'outlined' : 'contained'}
          disabled={isBlocked || !picture}
          onClick={() => picture && sendFile(picture)}
        >
          {t('share.sendPicture')}
        </Button>
        <Button variant="outlined" disabled={isBlocked} onClick={() => sendText(offerText(offer))}>
          {t('share.sendText')}
        </Button>
        <SavePdfButton offer={offer} isBlocked={isBlocked} onSaid={say} onSaved={note} />
        <Button variant="outlined" disabled={isBlocked} onClick={() => void copy()}>
          {t('share.copyText')}
        </Button>
        {hasLinks && !link && (
          <Button
            variant="outlined"
            disabled={isBlocked || isPending || picture === undefined}
            onClick={() => make(() => say(t('share.linkMade')))}
          >
            {t(isPending ? 'share.makingLink' : 'share.makeLink')}
          </Button>
        )}
      </div>
    </Bar>
  )
}
