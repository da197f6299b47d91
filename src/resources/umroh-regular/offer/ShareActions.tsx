import styled from '@emotion/styled'
import { useState } from 'react'
import type { PublicOffer } from '../../../domain/offer/publicOffer'
import { t } from '../../../i18n/share'
import { offerText } from '../../../offer/offerText'
import { Button } from '../../../ui/layout/Button'
import { sideBySide } from '../../../ui/layout/styles'
import { colour, shadow, space } from '../../../../theme/tokens'
import { savePdf } from './paper/savePdf'
import { copyText, sendFile, sendText, type Shared } from './shareTargets'

const Bar = styled('div')({
  padding: `12px ${space.gutter}px 0`,
  boxShadow: shadow.bar,
  '& .buttons': { ...sideBySide, gap: 8 },
  '& [role=status]': { minHeight: '1.5em', marginBottom: 4, fontSize: '0.8125rem', color: colour.quiet },
})

export type ShareActionsProps = {
  offer: PublicOffer
  /** The customer's number for wa.me; null without one. */
  digits: string | null
  /** See useOfferPicture. */
  picture: File | null | undefined
  isBlocked: boolean
}

const stateOf = (picture: File | null | undefined): string =>
  picture ? t('share.drawn') : t(picture === null ? 'share.notDrawn' : 'share.drawing')

const PDF_TROUBLE = {
  unreachable: 'share.pdfUnreachable',
  replaced: 'share.pdfReplaced',
  failed: 'share.pdfFailed',
} as const

/** Ways to send the offer. Each tap hands over what is ready: nothing is awaited before it. */
export function ShareActions({ offer, digits, picture, isBlocked }: ShareActionsProps) {
  const [said, setSaid] = useState<{ text: string; of: PublicOffer } | null>(null)
  const [isSaving, setSaving] = useState(false)
  const say = (text: string) => setSaid({ text, of: offer })
  const told = (shared: Shared, name = '') => {
    if (shared === 'failed') say(t('share.failed'))
    else say(shared === 'downloaded' ? t('share.downloaded', { name }) : '')
  }
  const copy = async () => say(t((await copyText(offerText(offer))) ? 'share.copied' : 'share.notCopied'))
  const save = async () => {
    setSaving(true)
    say(t('share.makingPdf'))
    const saved = await savePdf(offer)
    setSaving(false)
    say(saved.is === 'saved' ? t('share.pdfSaved', saved) : t(PDF_TROUBLE[saved.is]))
  }
  return (
    <Bar>
      <p role="status">{said?.of === offer && said.text ? said.text : stateOf(picture)}</p>
      <div className="buttons">
        <Button
          variant="contained"
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
        <Button variant="outlined" disabled={isBlocked || isSaving} onClick={() => void save()}>
          {t('share.savePdf')}
        </Button>
        <Button variant="outlined" disabled={isBlocked} onClick={() => void copy()}>
          {t('share.copyText')}
        </Button>
      </div>
    </Bar>
  )
}
