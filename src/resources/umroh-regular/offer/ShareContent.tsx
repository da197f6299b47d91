import styled from '@emotion/styled'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { OfferProfile } from '../../../domain/offer/offerProfile'
import { optionsOffer, type Packages } from '../../../domain/offer/options'
import type { PublicOffer } from '../../../domain/offer/publicOffer'
import { isSameOffer } from '../../../domain/offer/sentOffer'
import { isValidDay } from '../../../domain/offer/shareProblems'
import { departureOf } from '../../../domain/offer/savedFacts'
import { readWhatsapp } from '../../../domain/offer/whatsapp'
import { firstValidDay } from '../../../domain/values/dates'
import { t } from '../../../i18n/offer/share'
import { colour, radius, space } from '../../../../theme/tokens'
import { paths } from '../../../paths'
import { PrintOnly } from '../../../ui/layout/PrintOnly'
import { PastCheckIn } from '../dates/DateCautions'
import { OfferChoices } from './OfferChoices'
import { OfferPreview } from './OfferPreview'
import { PrintedOffer } from './paper/PrintedOffer'
import { ShareActions } from './ShareActions'
import { problemOf, type ShareChoice } from './shareChoice'
import { useOfferPicture } from './useOfferPicture'
import { useIsOwn } from './useProfileFor'

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

export type ShareContentProps = {
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
export function ShareContent({ details, profile, choice, onChange }: ShareContentProps) {
  const offer = useSameWhileEqual(useMemo(() => optionsOffer(details, choice, profile), [details, choice, profile]))
  const { canvas, file } = useOfferPicture(offer)
  // An admin cannot fill in the profile of another mitra.
  const isOwn = useIsOwn(details[0])
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
