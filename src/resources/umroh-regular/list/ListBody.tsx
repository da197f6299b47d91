import styled from '@emotion/styled'
import { LoadingCards } from '../../../ui/feedback/LoadingCards'
import { space } from '../../../../theme/tokens'
import { OUTLINE_HEIGHT } from './rowHeights'

export const ListBody = styled('main')({ padding: space.gutter, '&[aria-busy=true] .rows': { opacity: 0.6 } })

const EXPECTED = Array.from({ length: 4 }, () => OUTLINE_HEIGHT)

/** The list while it loads. */
export const LoadingList = () => <LoadingCards heights={EXPECTED} />
