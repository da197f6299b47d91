import { formatRupiah } from '@/domain/values/money'
import { widthOfThree } from '@/ui/elements/priceWidth'
import { space } from '@theme/tokens'
import { hasTripTexts, type TripFacts } from './cardTexts'

/** The letters of the prices on a card. A price never wraps, so that the largest letters follow the screen. */
export const CARD_PRICES = { fontWeight: 700, fontSize: 'min(0.9375rem, 7.5vw)' } as const

/** px: the assumed height of a card until one has been measured. */
const CARD_HEIGHT = 202
export const GAP = 12
/** px: the line with the departure, on the cards of an API that tells it. */
const LINE_HEIGHT = 24

/** The width of three usual prices side by side, with the card's and the list's edges. */
const USUAL_WIDTH = `(${widthOfThree([formatRupiah(14_500_000)])} + ${4 * space.gutter}px)`

/**
 * The height of a card with a name of two lines. Usual prices that do not fit side by side stand in
 * one column, as in PriceGrid. The factor makes a single missing pixel exceed both heights.
 */
export const OUTLINE_HEIGHT = `clamp(221px, (${USUAL_WIDTH} - 100vw) * 999, 246px)`

/** px: the assumed height of the cards of a list that begins with this row. */
export const estimatedHeight = (first: TripFacts): number => CARD_HEIGHT + (hasTripTexts(first) ? LINE_HEIGHT : 0)
