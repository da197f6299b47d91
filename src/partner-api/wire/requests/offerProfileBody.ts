import { firstLetters } from '../../../domain/values/letters'
import { offerProfileProblems, parseOfferProfile, type OfferProfile } from '../../../domain/offer/offerProfile'
import { receivedWhatsapp } from '../../../domain/offer/whatsapp'
import { offerProfileProblemTexts, type OfferProfileProblem } from '../../../i18n/rules/offerProfileRules'
import { unprocessable } from '../../routes/apiError'

const MAX_PATH = 100

/** Reads the body of PUT `/partner/offer-profile`, or throws 422 with a message for each wrong field. */
export function readOfferProfile(given: Record<string, unknown>): OfferProfile {
  const { whatsapp } = given
  const body = typeof whatsapp === 'string' ? { ...given, whatsapp: receivedWhatsapp(whatsapp) ?? whatsapp } : given
  const problems = offerProfileProblems(body).map(({ path, key }): [string, string[]] => [
    firstLetters(path, MAX_PATH),
    [offerProfileProblemTexts[key as OfferProfileProblem]],
  ])
  // fromEntries defines fields and never assigns them, so a field called `__proto__` does no harm.
  if (problems.length > 0) throw unprocessable(Object.fromEntries(problems))
  return parseOfferProfile(body)
}
