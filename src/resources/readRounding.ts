import { isRoundingStep, type RoundingStep } from '@/domain/offer/rounding'
import type { Owner } from '@/domain/types'

/** The name of the offer profile among the values of a user. */
export const OFFER_PROFILE = 'offer-profile'

type Kept = { profile?: { rounding?: unknown }; isSent?: unknown }

function keptIn(text: string | null): Kept {
  try {
    return (JSON.parse(text ?? '{}') as Kept | null) ?? {}
  } catch {
    return {}
  }
}

function roundingIn(text: string | null): RoundingStep {
  const { profile } = keptIn(text)
  return isRoundingStep(profile?.rounding) ? profile.rounding : 0
}

/** Whether the phone's profile is a copy of what the server has (docs/product.md §21.4.5). */
export const isServersCopy = (text: string | null): boolean => keptIn(text).isSent === true

// Every card asks, and a profile may hold a logo.
let last: { text: string | null; step: RoundingStep } = { text: null, step: 0 }

/** The rounding of the profile that the phone has kept. It needs none of the rules of a whole profile. */
export function readRounding(text: string | null): RoundingStep {
  if (text !== last.text) last = { text, step: roundingIn(text) }
  return last.step
}

/**
 * The rounding by which a package's prices are told: that of its mitra. The phone's copy tells it of the user's own mitra,
 * and `told`, which came with the login, until there is a copy.
 */
export function roundingOf(
  { rounding = 0 }: Owner,
  isOwn: boolean,
  kept: string | null,
  told: RoundingStep = 0,
): RoundingStep {
  if (!isOwn) return rounding
  return kept === null ? told : readRounding(kept)
}
