import styled from '@emotion/styled'
import { PRICE_FONT } from '../../../ui/elements/priceWidth'
import { LoadingCards } from '../../../ui/feedback/LoadingCards'
import { space } from '../../../../theme/tokens'
import { OUTLINE_HEIGHT } from './rowHeights'

export const ListBody = styled('main')({ padding: space.gutter, '&[aria-busy=true] .rows': { opacity: 0.6 } })

const EXPECTED = Array.from({ length: 4 }, () => OUTLINE_HEIGHT)

// The height of an outline is told in the digits of prices.
const Outlines = styled('div')(PRICE_FONT)

/** The list while it loads. */
export const LoadingList = () => (
  <Outlines>
    <LoadingCards heights={EXPECTED} />
  </Outlines>
)
