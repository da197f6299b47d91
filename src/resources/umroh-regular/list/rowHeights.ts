import { hasTripTexts, type TripFacts } from './cardTexts'

/** px: the assumed height of a card until one has been measured. */
export const CARD_HEIGHT = 190
export const GAP = 12
/** px: the line with the departure, on the cards of an API that tells it. */
const LINE_HEIGHT = 24

/**
 * The height of a card with a name of two lines. Below 375 px, usual prices no longer fit side by side and stand in one
 * column. One pixel less is multiplied, so that it is larger than both heights.
 */
export const OUTLINE_HEIGHT = 'clamp(215px, (375px - 100vw) * 999, 234px)'

/** px: the assumed height of the cards of a list that begins with this row. */
export const estimatedHeight = (first: TripFacts): number => CARD_HEIGHT + (hasTripTexts(first) ? LINE_HEIGHT : 0)
