import { isRoundingStep, type RoundingStep } from '../domain/offer/rounding'

/** The name of the offer profile among the values of a user. */
export const OFFER_PROFILE = 'offer-profile'

/** The rounding of the profile that the phone has kept. It needs none of the rules of a whole profile. */
export function readRounding(text: string | null): RoundingStep {
  try {
    const { profile } = JSON.parse(text ?? '') as { profile?: { rounding?: unknown } }
    return isRoundingStep(profile?.rounding) ? profile.rounding : 0
  } catch {
    return 0
  }
}
