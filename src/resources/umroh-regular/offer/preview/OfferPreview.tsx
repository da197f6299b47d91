import ButtonBase from '@mui/material/ButtonBase'
import FormLabel from '@mui/material/FormLabel'
import ZoomIcon from '@mui/icons-material/ZoomOutMapRounded'
import styled from '@emotion/styled'
import { useId, useState, type RefObject } from 'react'
import { colour, radius } from '@theme/tokens'
import type { PublicOffer } from '@/domain/offer/publicOffer'
import { clustersOf } from '@/domain/values/letters'
import { t } from '@/i18n/offer/share'
import { offerText } from '@/offer/offerText'
import { PICTURE } from '@/offer/picture/pictureLayout'
import { titleOf } from '@/offer/words'
import { Button } from '@/ui/elements/Button'
import { useFeature } from '@/ui/layout/features'
import { clampedTo } from '@/ui/layout/styles'
import Dialog from '@mui/material/Dialog'
import CloseIcon from '@mui/icons-material/CloseRounded'
import { useStillPage } from '@/ui/a11y/useStillPage'
import { IconButton } from '@/ui/elements/IconButton'
import { keepFromBrowser, useCloseRequest } from '@/ui/a11y/useCloseRequest'

const Whole = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '& > button': { alignSelf: 'flex-end', flex: 'none', margin: 8 },
  '& > div': { flex: 1, minHeight: 0, padding: '0 12px 12px', display: 'grid', placeItems: 'center' },
  '& canvas': { display: 'block', maxWidth: '100%', maxHeight: '100%', minHeight: 0 },
})

type FullPictureProps = {
  /** The drawn picture. */ source: RefObject<HTMLCanvasElement | null>
  name: string
  open: boolean
  onClose: () => void
}

/** The offer's picture on the whole screen (docs/product.md §21.2.6). */
function FullPicture({ source, name, open, onClose }: FullPictureProps) {
  useCloseRequest(open, onClose)
  useStillPage(open)
  const copy = (canvas: HTMLCanvasElement | null) => {
    if (canvas && source.current) canvas.getContext('2d')?.drawImage(source.current, 0, 0)
  }
  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      onKeyDown={keepFromBrowser}
      slotProps={{ paper: { 'aria-label': t('share.enlarged') } }}
    >
      <Whole>
        <IconButton onClick={onClose} label={t('app.close')}>
          <CloseIcon fontSize="small" />
        </IconButton>
        <div>
          <canvas ref={copy} {...PICTURE} role="img" aria-label={name} />
        </div>
      </Whole>
    </Dialog>
  )
}

/** A longer text is hard to read in a chat. */
const LONG_TEXT = 2000

const Region = styled('section')({
  display: 'grid',
  gap: 8,
  '& .picture': { position: 'relative', justifySelf: 'center', lineHeight: 0 },
  '& canvas': {
    height: 'clamp(200px, 38vh, 320px)',
    width: 'auto',
    maxWidth: '100%',
    borderRadius: radius.medium,
    border: `1px solid ${colour.line}`,
    backgroundColor: colour.sunken,
  },
  '& .picture > button': {
    position: 'absolute',
    inset: 0,
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    padding: 8,
    borderRadius: radius.medium,
  },
  '& .zoom': {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: radius.pill,
    backgroundColor: colour.surface,
    color: colour.accent,
  },
  '& .words': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  '& .words > button': { marginRight: -12, padding: '7px 12px' },
  '& .text': {
    padding: '12px 14px',
    borderRadius: radius.medium,
    backgroundColor: colour.sunken,
    fontSize: '0.875rem',
    whiteSpace: 'pre-wrap',
    userSelect: 'text',
  },
  '& .text.short > span': clampedTo(3),
  // On the desktop the picture takes the height of its column.
  '@container (min-width: 720px)': {
    alignContent: 'start',
    '& .words > button': { marginRight: 0 },
    '& canvas': { height: 'clamp(240px, 100vh - 330px, 620px)' },
  },
})

/** The picture that the customer will get, and the beginning of the text under it. A tap shows either of them whole. */
export function OfferPreview({ offer, canvas }: { offer: PublicOffer; canvas: RefObject<HTMLCanvasElement | null> }) {
  const id = useId()
  const [isLarge, setLarge] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const hasLinks = useFeature('offers')
  const text = offerText(offer)
  const isLong = clustersOf(text).length > LONG_TEXT
  return (
    <Region aria-labelledby={id}>
      <FormLabel component="h3" id={id}>
        {t('share.preview')}
      </FormLabel>
      <div className="picture">
        <canvas ref={canvas} {...PICTURE} role="img" aria-label={titleOf(offer)} />
        <ButtonBase aria-label={t('share.enlarge')} aria-haspopup="dialog" onClick={() => setLarge(true)}>
          <span className="zoom">
            <ZoomIcon fontSize="small" />
          </span>
        </ButtonBase>
      </div>
      <FullPicture source={canvas} name={titleOf(offer)} open={isLarge} onClose={() => setLarge(false)} />
      {isLong && <p className="quiet">{t(hasLinks ? 'share.longTextLink' : 'share.longText')}</p>}
      <div className="words">
        <FormLabel component="h4">{t('share.text')}</FormLabel>
        <Button aria-expanded={isWhole} aria-controls={`${id}-text`} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'share.lessText' : 'share.wholeText')}
        </Button>
      </div>
      <p id={`${id}-text`} className={isWhole ? 'text' : 'text short'}>
        <span>{text}</span>
      </p>
    </Region>
  )
}
