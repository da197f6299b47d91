import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useMemo } from 'react'
import type { PartnerDataProvider } from '@/data-provider/types'
import { letterOf, type Packages } from '@/domain/offer/options'
import { type OfferProfile, emptyProfile } from '@/domain/offer/offerProfile'
import type { OfferChoice } from '@/domain/offer/publicOffer'
import { knownPrice } from '@/domain/offer/savedFacts'
import { shareProblem, usualValidity, type ShareProblem } from '@/domain/offer/shareProblems'
import { ROOM_TYPES, type CalendarDate, type Owner, type PackageDetail, type RoomType } from '@/domain/types'
import { formatDate, today } from '@/domain/values/dates'
import { t } from '@/i18n/offer/share'
import { useIsOwn } from '@/resources/keptRounding'
import { mitraProfileQuery } from '@/resources/mitraProfile'
import { useKeptProfile } from '@/resources/offerProfileContext'
import { loadFailure, type LoadFailure } from '@/ui/feedback/loadFailure'
import { useFeature } from '@/ui/layout/features'

/** The choices and texts of the sheet. The number goes into no offer: it only addresses the message. */
export type ShareChoice = OfferChoice & { customerPhone: string }

const earliest = (days: readonly CalendarDate[]) => [...days].sort()[0] ?? today()

/** The types of rooms whose price each package knows; all if there is none, and the sheet says so. */
export function knownRooms(details: readonly PackageDetail[]): readonly RoomType[] {
  const known = ROOM_TYPES.filter((room) => details.every((detail) => knownPrice(detail, room) !== null))
  return known.length > 0 ? known : ROOM_TYPES
}

/** The choices that the sheet begins with. */
export const usualChoice = (details: readonly PackageDetail[], { validDays, rounding }: OfferProfile): ShareChoice => ({
  rooms: knownRooms(details),
  validUntil: earliest(details.map((detail) => usualValidity(detail, validDays, today()))),
  customerName: '',
  customerPhone: '',
  roomMix: null,
  withPaymentPlan: false,
  rounding,
})

export const roomNames = (rooms: readonly RoomType[]): string => rooms.map((room) => t(`room.${room}`)).join(', ')

export const problemInWords = (problem: ShareProblem): string =>
  problem.kind === 'past'
    ? t('share.past', { date: formatDate(problem.departure) })
    : t('share.unpriced', { rooms: roomNames(problem.rooms) })

export type SheetProblem = { text: string; departure: CalendarDate | null }

/** Why these packages are not shared as chosen, in words; null: they may be. Of several packages it names the one. */
export function problemOf(details: Packages, { rooms }: Pick<ShareChoice, 'rooms'>): SheetProblem | null {
  if (details.some(({ mitraId }) => mitraId !== details[0].mitraId))
    return { text: t('share.mitraDiffer'), departure: null }
  for (const [place, detail] of details.entries()) {
    const problem = shareProblem(detail, rooms, today())
    if (!problem) continue
    const text = problemInWords(problem)
    const departure = problem.kind === 'past' ? problem.departure : null
    if (details.length === 1) return { text, departure }
    return { text: t('share.ofOption', { letter: letterOf(place), text }), departure }
  }
  return null
}

/** The offer profile of a package's mitra. `profile` is null while it is not known: `trouble` says why, or it is being read. */
export type OwnerProfile = { profile: OfferProfile | null; trouble: LoadFailure | null }

/**
 * The offer profile of the package's mitra, whoever offers the package (docs/product.md §21.2.9).
 * The own mitra's is the phone's copy, at first only a name. The server tells another mitra's.
 */
export function useProfileFor(owner: Owner): OwnerProfile {
  const { profile: own } = useKeptProfile()
  const isOwn = useIsOwn(owner)
  const provider = useDataProvider<PartnerDataProvider>()
  const hasProfiles = [useFeature('offer-profile'), useFeature('accounts')].every(Boolean)
  const { mitra, mitraId = '' } = owner
  const mayRead = hasProfiles && mitraId !== ''
  const { data, error, isPaused, refetch } = useQuery({
    ...mitraProfileQuery(provider, mitraId),
    enabled: !isOwn && mayRead,
  })
  return useMemo(() => {
    if (isOwn) return { profile: own, trouble: null }
    if (data) return { profile: data.profile ?? emptyProfile(mitra ?? ''), trouble: null }
    if (!mayRead) return { profile: null, trouble: { text: t('share.profileUnknown') } }
    return { profile: null, trouble: isPaused || error ? loadFailure(error, () => void refetch()) : null }
  }, [isOwn, own, data, mitra, mayRead, isPaused, error, refetch])
}
