import { useMemo } from 'react'
import { publicOffer } from '../../../../domain/offer/publicOffer'
import { knownPrice } from '../../../../domain/offer/savedFacts'
import { shareProblem } from '../../../../domain/offer/shareProblems'
import { ROOM_TYPES, type PackageDetail } from '../../../../domain/types'
import { today } from '../../../../domain/values/dates'
import { problemInWords, usualChoice, useProfileFor } from '../shareChoice'
import { PrintedOffer } from './PrintedOffer'

/** The print of the detail shows this: the offer as it is before anybody chooses, with the room types whose price is known. */
export function UsualOffer({ detail }: { detail: PackageDetail }) {
  const profile = useProfileFor(detail)
  const { choice, offer } = useMemo(() => {
    const priced = ROOM_TYPES.filter((room) => knownPrice(detail, room) !== null)
    const choice = { ...usualChoice([detail], profile), ...(priced.length > 0 ? { rooms: priced } : {}) }
    return { choice, offer: publicOffer(detail, choice, profile) }
  }, [detail, profile])
  const problem = shareProblem(detail, choice.rooms, today())
  return <PrintedOffer offer={offer} problem={problem && problemInWords(problem)} />
}
