import { useMemo, useState } from 'react'
import styled from '@emotion/styled'
import { colour, radius, space } from '@theme/tokens'
import { customerFields } from '@/domain/offer/customer'
import { optionsOffer, type Packages } from '@/domain/offer/options'
import type { OfferProfile } from '@/domain/offer/offerProfile'
import type { PublicOffer } from '@/domain/offer/publicOffer'
import { departureOf } from '@/domain/offer/savedFacts'
import { isSameOffer } from '@/domain/offer/sentOffer'
import { isValidDay } from '@/domain/offer/shareProblems'
import { heldAgreement } from '@/domain/status/packageStatus'
import { readWhatsapp } from '@/domain/offer/whatsapp'
import { firstValidDay } from '@/domain/values/dates'
import { t } from '@/i18n/offer/share'
import type { LoadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { Spinner } from '@/ui/feedback/Spinner'
import { PrintOnly } from '@/ui/layout/PrintOnly'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import { useCustomerMode } from '../customer/useCustomerMode'
import { PastCheckIn } from '../dates/DateCautions'
import { OfferChoices } from './OfferChoices'
import { OwnNumber, useOwnNumber } from './OwnNumber'
import { PrintedOffer } from './paper/PrintedOffer'
import { OfferPreview } from './preview/OfferPreview'
import { useOfferPicture } from './preview/useOfferPicture'
import { SentSheet, type SentTo } from './sent/SentSheet'
import { ShareActions } from './ShareActions'
import { problemOf, useProfileFor, usualChoice, type ShareChoice, type SheetProblem } from './shareChoice'

const Scrolled = styled('div')({
  display: 'grid',
  gridAutoRows: 'max-content',
  gap: 16,
  padding: `4px ${space.gutter}px 0`,
  overflowY: 'auto',
  // The focused control is never under the actions.
  scrollPaddingBottom: 'min(40vh, 11rem)',
  '& .panes, & .choices': { display: 'contents' },
  '& .problem': {
    padding: '12px 14px',
    borderRadius: radius.medium,
    backgroundColor: colour.errorSoft,
    color: colour.error,
    fontWeight: 500,
  },
  // On the desktop the preview stays in sight beside the choices and the actions, and each of the two scrolls by itself.
  '@container (min-width: 720px)': {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    '& .panes': {
      display: 'grid',
      gridTemplate: 'minmax(0, 1fr) / repeat(2, minmax(0, 1fr))',
      gap: 24,
      minHeight: 0,
      '& > *': { margin: -4, padding: 4, overflowY: 'auto', scrollPaddingBottom: 'min(40vh, 11rem)' },
    },
    '& .choices': { display: 'flex', flexDirection: 'column', gap: 16, '& > *': { flex: 'none' } },
  },
})

/** The agreement from before the package's last save: a new link replaces its link. */
const replacedBy = (details: Packages) =>
  details.map(({ progress }) => heldAgreement(progress)).find((agreed) => agreed?.isChanged) ?? null

type ShareContentProps = {
  details: Packages
  profile: OfferProfile
  choice: ShareChoice
  problem: SheetProblem | null
  onChange: (changed: Partial<ShareChoice>) => void
  onPictureSent: (to: SentTo) => void
}

/** The earlier offer while the new one says the same: a detail that is read again changes no picture and no link. */
function useSameWhileEqual(fresh: PublicOffer): PublicOffer {
  const [kept, setKept] = useState(fresh)
  if (kept === fresh || isSameOffer(kept, fresh)) return kept
  setKept(fresh)
  return fresh
}

/** Preview, choices and actions of the sheet. */
function ShareContent({ details, profile: saved, choice, problem, onChange, onPictureSent }: ShareContentProps) {
  const { isAsked, whatsapp, isWrong, saveNumber, field } = useOwnNumber(details[0], saved)
  const profile = useMemo(() => ({ ...saved, whatsapp }), [saved, whatsapp])
  const offer = useSameWhileEqual(useMemo(() => optionsOffer(details, choice, profile), [details, choice, profile]))
  const { canvas, file } = useOfferPicture(offer)
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
          <div className="panes">
            <OfferPreview offer={offer} canvas={canvas} />
            <div className="choices">
              {isAsked && <OwnNumber {...field} />}
              <OfferChoices
                details={details}
                choice={choice}
                hasPlan={profile.paymentPlan !== null && details.every((detail) => departureOf(detail) !== null)}
                problems={problems}
                onChange={onChange}
              />
              <ShareActions
                packageIds={[details[0].id, ...details.slice(1).map(({ id }) => id)]}
                choice={choice}
                offer={offer}
                digits={digits}
                picture={file}
                saveNumber={saveNumber}
                offerOf={(newest) => optionsOffer(newest, choice, profile)}
                replaced={replacedBy(details)}
                onPictureSent={() => onPictureSent({ customer: offer.customer, phone: digits })}
                isBlocked={problem !== null || isWrong || problems.phone !== undefined || problems.day !== undefined}
              />
            </div>
          </div>
        )}
      </Scrolled>
    </>
  )
}

export type ShareSheetProps = {
  /** The package, or the options of the offer. */ details: Packages
  /** Choices at the start that differ from the usual ones. */ start?: Partial<ShareChoice>
  open: boolean
  onClose: () => void
}

/** Why nothing is offered yet: an offer in the name of a mitra needs its profile. */
function NoProfile({ mitra, trouble }: { mitra: string | null; trouble: LoadFailure | null }) {
  if (!trouble) return <Spinner message={t('share.profileReading')} />
  const text = `${trouble.text} ${t('share.profileNeeded')}`
  return <Notice compact alert title={t('share.profileOf', { mitra: mitra ?? '' })} {...trouble} text={text} />
}

/** 'Bagikan penawaran' (docs/product.md §21.2). */
export function ShareSheet({ details, start = {}, open, onClose }: ShareSheetProps) {
  const { profile, trouble } = useProfileFor(details[0])
  // The sheet keeps what was chosen and typed while the detail is open. The rest follows the profile and the package.
  const [chosen, setChosen] = useState(start)
  const { isOn: isForCustomer } = useCustomerMode()
  const choice = useMemo(() => {
    // The options of an offer may have been shared with different customers, and another customer may be looking.
    const shared = details.length === 1 && !isForCustomer && details[0].progress
    return profile && { ...usualChoice(details, profile), ...(shared && customerFields(shared)), ...chosen }
  }, [details, profile, chosen, isForCustomer])
  const problem = choice && problemOf(details, choice)
  const [sent, setSent] = useState<SentTo | null>(null)
  const sheet = (
    <BottomSheet open={open} onClose={onClose} title={t('share.title')} isWide={!problem?.departure}>
      {profile && choice ? (
        <ShareContent
          details={details}
          profile={profile}
          choice={choice}
          problem={problem}
          onChange={(changed) => setChosen({ ...chosen, ...changed })}
          onPictureSent={(to) => {
            onClose()
            setSent(to)
          }}
        />
      ) : (
        <NoProfile mitra={details[0].mitra} trouble={trouble} />
      )}
    </BottomSheet>
  )
  return (
    <>
      {sheet}
      <SentSheet details={details} sent={sent} onClose={() => setSent(null)} />
    </>
  )
}
