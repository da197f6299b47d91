import type { OfferProfile } from '../../../domain/offer/offerProfile'
import type { OfferChoice } from '../../../domain/offer/publicOffer'
import { usualValidity, type ShareProblem } from '../../../domain/offer/shareProblems'
import { ROOM_TYPES, type PackageDetail } from '../../../domain/types'
import { formatDate, today } from '../../../domain/values/dates'
import { t } from '../../../i18n/share'

/** The choices and texts of the sheet. The number goes into no offer: it only addresses the message. */
export type ShareChoice = OfferChoice & { customerPhone: string }

/** The choices that the sheet begins with. */
export const usualChoice = (detail: PackageDetail, { validDays }: OfferProfile): ShareChoice => ({
  rooms: ROOM_TYPES,
  validUntil: usualValidity(detail, validDays, today()),
  customerName: '',
  customerPhone: '',
  roomMix: null,
  withPaymentPlan: false,
})

export const problemInWords = (problem: ShareProblem): string =>
  problem.kind === 'past'
    ? t('share.past', { date: formatDate(problem.departure) })
    : t('share.unpriced', { rooms: problem.rooms.map((room) => t(`room.${room}`)).join(', ') })
