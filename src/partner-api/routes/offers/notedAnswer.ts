import { readAcceptance, type OfferAnswer } from '../../../domain/offer/acceptance'
import { offerProblems } from '../../../i18n/rules/offerProblems'
import { acceptedVersion } from '../../offers/heldPackage'
import type { OfferRow } from '../../stores/offersStore'
import { strangersIn } from '../../wire/requests/requestBody'
import { conflict, unprocessable } from '../apiError'
import { offerMessages } from './offerMessages'

type Body = Record<string, unknown>

/** Reads `{answer}`: the customer's choice, or null to take it back. */
export function readAnswer(body: Body): Body | null {
  const strangers = strangersIn(body, ['answer'])
  const { answer } = body
  const isAnswer = answer === null || (typeof answer === 'object' && !Array.isArray(answer))
  const problems = [...strangers, ...(isAnswer ? [] : [['answer', offerMessages.answer] as const])]
  const inner = isAnswer && answer ? strangersIn(answer as Body, ['name', 'room', 'jamaah', 'option']) : []
  const all = [...problems, ...inner.map(([name, text]) => [`answer.${name}`, text] as const)]
  if (all.length > 0) throw unprocessable(Object.fromEntries(all.map(([name, text]) => [name, [text]])))
  return answer as Body | null
}

/** The answer that a mitra notes, or takes back (null). Throws 409 or 422 where the offer does not allow it. */
export function answerOf(found: OfferRow, given: Body | null, at: number): OfferAnswer | null {
  if (given === null) {
    if (found.answer === null) throw conflict(offerMessages.notAnswered)
    return null
  }
  if (found.answer !== null) throw conflict(offerMessages.answered)
  if (found.revokedAt !== null) throw conflict(offerMessages.revoked)
  const read = readAcceptance(given, found.offer)
  if ('problems' in read)
    throw unprocessable(
      Object.fromEntries(Object.entries(read.problems).map(([name, key]) => [`answer.${name}`, [offerProblems[key]]])),
    )
  const version = acceptedVersion(found, read.acceptance.option)
  return { ...read.acceptance, by: 'mitra', at, version, offerHash: found.offerHash }
}
