import styled from '@emotion/styled'
import { LoadingCards } from '../../../ui/feedback/LoadingCards'
import { space } from '../../../../theme/tokens'

/** px: the assumed height of a card until one has been measured. */
export const CARD_HEIGHT = 190
export const GAP = 12
/** px: the line with the departure, on the cards of an API that tells it. */
export const LINE_HEIGHT = 24

export const ListBody = styled('main')({ padding: space.gutter, '&[aria-busy=true] .rows': { opacity: 0.6 } })

const EXPECTED = Array.from({ length: 4 }, () => CARD_HEIGHT - GAP)

/** The list while it loads. */
export const LoadingList = () => <LoadingCards heights={EXPECTED} />
