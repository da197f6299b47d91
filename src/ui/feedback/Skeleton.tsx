import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { colour, radius } from '../../../theme/tokens'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

const Block = styled('span')({
  display: 'block',
  borderRadius: radius.small,
  backgroundColor: colour.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
})

export type SkeletonProps = { width?: number | string; height: number }

/** A grey block of the size of the coming content. */
export const Skeleton = ({ width = '100%', height }: SkeletonProps) => <Block style={{ width, height }} />
