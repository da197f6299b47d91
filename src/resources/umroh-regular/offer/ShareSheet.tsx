import FormLabel from '@mui/material/FormLabel'
import { useMemo, useState, useId, type RefObject, useEffect, useRef } from 'react'
import styled from '@emotion/styled'
import { Link } from 'react-router'
import { colour, radius, space } from '../../../../theme/tokens'
import { type Packages, optionsOffer } from '../../../domain/offer/options'
import { t } from '../../../i18n/offer/share'
import { BottomSheet } from '../../../ui/sheet/BottomSheet'
import type { OfferProfile } from '../../../domain/offer/offerProfile'
import type { PublicOffer } from '../../../domain/offer/publicOffer'
import { isSameOffer } from '../../../domain/offer/sentOffer'
import { isValidDay } from '../../../domain/offer/shareProblems'
import { departureOf } from '../../../domain/offer/savedFacts'
import { readWhatsapp } from '../../../domain/offer/whatsapp'
import { firstValidDay } from '../../../domain/values/dates'
import { paths } from '../../../paths'
import { PrintOnly } from '../../../ui/layout/PrintOnly'
import { offerText } from '../../../offer/offerText'
import { PICTURE, pictureLayout } from '../../../offer/picture/pictureLayout'
import { titleOf } from '../../../offer/words'

import { drawableLogo, loadTypeface, measureOn, paint } from '../../../offer/picture/paintPicture'
import { useDebounced } from '../../../ui/hooks/useDebounced'
import { useIsOwn } from '../../keptRounding'
import { PastCheckIn } from '../dates/DateCautions'
import { usualChoice, type ShareChoice, problemOf, useProfileFor } from './shareChoice'
import { OfferChoices } from './OfferChoices'
import { PrintedOffer } from './paper/PrintedOffer'
import { ShareActions } from './ShareActions'
import { offerFileName } from './shareTargets'

/** The largest picture, in bytes (docs/product.md §21.3.2). */
const LARGEST = 300_000
const QUALITIES = [0.88, 0.75, 0.6, 0.4]
const DRAWN_AFTER = 150

const jpegOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/** The canvas as a JPEG of at most 300 kB; null if the browser makes none. */
async function smallJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  for (const quality of QUALITIES) {
    const blob = await jpegOf(canvas, quality)
    if (blob && blob.size <= LARGEST) return blob
  }
  return null
}

async function drawn(canvas: HTMLCanvasElement, offer: PublicOffer, signal: AbortSignal): Promise<File | null> {
  const context = canvas.getContext('2d')
  if (!context) return null
  const [logo] = await Promise.all([drawableLogo(offer.logo), loadTypeface()])
  // A newer offer may stand on the canvas by now.
  if (signal.aborted) return null
  canvas.width = PICTURE.width
  canvas.height = PICTURE.height
  paint(context, pictureLayout(offer, measureOn(context)), logo)
  const blob = await smallJpeg(canvas)
  return blob && new File([blob], offerFileName(titleOf(offer), 'jpg'), { type: 'image/jpeg' })
}

type Picture = { of: PublicOffer; file: File | null }

/**
 * Draws the offer's picture whenever the offer changes, so that a tap can send it without waiting. `file` is undefined while
 * the picture is being drawn, and null if this browser cannot draw it.
 */
function useOfferPicture(offer: PublicOffer) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<Picture | null>(null)
  const wanted = useDebounced(offer, DRAWN_AFTER)
  useEffect(() => {
    const isOld = new AbortController()
    if (canvas.current)
      drawn(canvas.current, wanted, isOld.signal)
        .catch(() => null)
        .then((file) => isOld.signal.aborted || setPicture({ of: wanted, file }))
    return () => isOld.abort()
  }, [wanted])
  return { canvas, file: picture?.of === offer ? picture.file : undefined }
}

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
function OfferPreview({ offer, canvas }: { offer: PublicOffer; canvas: RefObject<HTMLCanvasElement | null> }) {
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

const Scrolled = styled('div')({
  display: 'grid',
  gap: 20,
  padding: `4px ${space.gutter}px 20px`,
  overflowY: 'auto',
  '& .problem': {
    padding: '12px 14px',
    borderRadius: radius.medium,
    backgroundColor: colour.errorSoft,
    color: colour.error,
    fontWeight: 500,
  },
})

type ShareContentProps = {
  details: Packages
  profile: OfferProfile
  choice: ShareChoice
  onChange: (changed: Partial<ShareChoice>) => void
}

/** The earlier offer while the new one says the same: a detail that is read again changes no picture and no link. */
function useSameWhileEqual(fresh: PublicOffer): PublicOffer {
  const [kept, setKept] = useState(fresh)
  if (kept === fresh || isSameOffer(kept, fresh)) return kept
  setKept(fresh)
  return fresh
}

/** Choices, preview and actions of the sheet. */
function ShareContent({ details, profile, choice, onChange }: ShareContentProps) {
  const offer = useSameWhileEqual(useMemo(() => optionsOffer(details, choice, profile), [details, choice, profile]))
  const { canvas, file } = useOfferPicture(offer)
  // An admin cannot fill in the profile of another mitra.
  const isOwn = useIsOwn(details[0].mitra)
  const problem = problemOf(details, choice)
  const phone = choice.customerPhone.trim()
  const digits = phone === '' ? null : readWhatsapp(phone)
  const isWrongDay = details.some((detail) => !isValidDay(choice.validUntil, detail, firstValidDay()))
  const departure = problem?.departure ?? null
  const isLeft = departure !== null
  const problems = {
    phone: phone !== '' && digits === null ? t('share.phoneInvalid') : undefined,
    day: isWrongDay && !isLeft ? t('share.badDay') : undefined,
  }
  return (
    <>
      <PrintOnly>
        <PrintedOffer offer={offer} problem={problem?.text ?? problems.day ?? null} />
      </PrintOnly>
      <Scrolled>
        <PastCheckIn isShort date={departure} />
        {problem && (
          <p className="problem" role="alert">
            {problem.text}
          </p>
        )}
        {!isLeft && (
          <>
            <OfferChoices
              details={details}
              choice={choice}
              hasPlan={profile.paymentPlan !== null && details.every((detail) => departureOf(detail) !== null)}
              problems={problems}
              onChange={onChange}
            />
            {isOwn && profile.whatsapp === null && (
              <p className="quiet">
                {t('share.noNumber')} <Link to={paths.offerProfile}>{t('share.profile')}</Link>
              </p>
            )}
            <OfferPreview offer={offer} canvas={canvas} />
          </>
        )}
      </Scrolled>
      {!isLeft && (
        <ShareActions
          packageIds={[details[0].id, ...details.slice(1).map(({ id }) => id)]}
          choice={choice}
          offer={offer}
          digits={digits}
          picture={file}
          offerOf={(newest) => optionsOffer(newest, choice, profile)}
          isBlocked={problem !== null || problems.phone !== undefined || problems.day !== undefined}
        />
      )}
    </>
  )
}

export type ShareSheetProps = {
  /** The package, or the options of the offer. */ details: Packages
  /** What the sheet begins with besides the usual choices. */ start?: Partial<ShareChoice>
  open: boolean
  onClose: () => void
}

/** 'Bagikan penawaran' (docs/product.md §21.2). */
export function ShareSheet({ details, start = {}, open, onClose }: ShareSheetProps) {
  const profile = useProfileFor(details[0])
  // The sheet keeps what was chosen and typed while the detail is open. The rest follows the profile and the package.
  const [chosen, setChosen] = useState(start)
  const choice = useMemo(() => ({ ...usualChoice(details, profile), ...chosen }), [details, profile, chosen])
  return (
    <BottomSheet open={open} onClose={onClose} title={t('share.title')}>
      <ShareContent
        details={details}
        profile={profile}
        choice={choice}
        onChange={(changed) => setChosen({ ...chosen, ...changed })}
      />
    </BottomSheet>
  )
}
