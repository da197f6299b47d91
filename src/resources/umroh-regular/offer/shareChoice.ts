import { useMemo } from 'react'
import { letterOf, type Packages } from '../../../domain/offer/options'
import { type OfferProfile, emptyProfile } from '../../../domain/offer/offerProfile'
import type { OfferChoice } from '../../../domain/offer/publicOffer'
import { knownPrice } from '../../../domain/offer/savedFacts'
import { shareProblem, usualValidity, type ShareProblem } from '../../../domain/offer/shareProblems'
import { ROOM_TYPES, type CalendarDate, type PackageDetail, type RoomType } from '../../../domain/types'
import { formatDate, today } from '../../../domain/values/dates'
import { t } from '../../../i18n/offer/share'
import { useIsOwn } from '../../keptRounding'
import { useOfferProfile } from '../../offerProfileContext'

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

/** The profile of the mitra whose package it is. An admin knows only the name of another mitra. */
export function useProfileFor(detail: PackageDetail): OfferProfile {
  const own = useOfferProfile()
  const { mitra } = detail
  const isOwn = useIsOwn(mitra)
  return useMemo(() => (isOwn || mitra === null ? own : emptyProfile(mitra)), [isOwn, own, mitra])
}
