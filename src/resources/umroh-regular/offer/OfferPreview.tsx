import styled from '@emotion/styled'
import FormLabel from '@mui/material/FormLabel'
import { useId, type RefObject } from 'react'
import type { PublicOffer } from '../../../domain/offer/publicOffer'
import { t } from '../../../i18n/offer/share'
import { offerText } from '../../../offer/offerText'
import { PICTURE } from '../../../offer/picture/pictureLayout'
import { titleOf } from '../../../offer/words'
import { colour, radius } from '../../../../theme/tokens'

const Region = styled('section')({
  '& canvas': {
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: radius.medium,
    border: `1px solid ${colour.line}`,
    backgroundColor: colour.sunken,
  },
  '& .text': {
    marginTop: 12,
    padding: '12px 14px',
    borderRadius: radius.medium,
    backgroundColor: colour.sunken,
    fontSize: '0.875rem',
    whiteSpace: 'pre-wrap',
    userSelect: 'text',
  },
})

/** The picture that the customer will get, and the text under it. */
export function OfferPreview({ offer, canvas }: { offer: PublicOffer; canvas: RefObject<HTMLCanvasElement | null> }) {
  const id = useId()
  return (
    <Region aria-labelledby={id}>
      <FormLabel component="h3" id={id}>
        {t('share.preview')}
      </FormLabel>
      <canvas ref={canvas} {...PICTURE} role="img" aria-label={titleOf(offer)} />
      <p className="text">{offerText(offer)}</p>
    </Region>
  )
}
