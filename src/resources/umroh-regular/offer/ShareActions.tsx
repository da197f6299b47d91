import styled from '@emotion/styled'
import { useState } from 'react'
import type { PublicOffer } from '../../../domain/offer/publicOffer'
import { t } from '../../../i18n/offer/share'
import { offerText } from '../../../offer/offerText'
import { Button } from '../../../ui/elements/Button'
import { useFeature } from '../../../ui/layout/features'
import { colour, shadow, space } from '../../../../theme/tokens'
import { linkFailure, OfferLink, useOfferLink, type LinkedOffer } from './MakeLink'
import { useNoteShare } from '../status/useNoteShare'
import { SavePdfButton } from './paper/SavePdfButton'
import { copyText, sendFile, sendText, type Shared } from './shareTargets'

const Bar = styled('div')({
  padding: `12px ${space.gutter}px 0`,
  boxShadow: shadow.bar,
  '& > .buttons': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(136px, 34%, 8em)), 1fr))',
    gap: 8,
  },
  '& > .buttons > :nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
  '& .failure': { color: colour.error, fontWeight: 500, marginBottom: 4 },
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
  const [said, setSaid] = useState<{ text: string; of: PublicOffer } | null>(null)
  const say = (text: string) => setSaid({ text, of: offer })
  const noteShare = useNoteShare(packageIds)
  const note = () => noteShare?.({ validUntil: choice.validUntil, customerName: offer.customer, customerPhone: digits })
  const told = (shared: Shared, name = '') => {
    if (shared === 'shared' || shared === 'downloaded') note()
    if (shared === 'failed') say(t('share.failed'))
    else say(shared === 'downloaded' ? t('share.downloaded', { name }) : '')
  }
  const copy = async () => say(t((await copyText(offerText(offer))) ? 'share.copied' : 'share.notCopied'))
  return (
    <Bar>
      {link && <OfferLink link={link} offer={offer} digits={digits} onTold={told} onSaid={say} />}
      {error && !link && !isPending && (
        <p className="failure" role="alert">
          {linkFailure(error)}
        </p>
      )}
      <p role="status">
        {isBlocked ? t('share.blocked') : said?.of === offer && said.text ? said.text : stateOf(picture)}
      </p>
      <div className="buttons">
        <Button
          variant={link ? 'outlined' : 'contained'}
          disabled={isBlocked || !picture}
          onClick={() => picture && void sendFile(picture).then((shared) => told(shared, picture.name))}
        >
          {t('share.sendPicture')}
        </Button>
        <Button
          variant="outlined"
          disabled={isBlocked}
          onClick={() => void sendText(offerText(offer), digits).then((shared) => told(shared))}
        >
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
