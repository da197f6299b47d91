import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { Card } from '../../../../ui/elements/Card'

const Stack = styled('div')({ display: 'grid', gap: 20 })

/** The fields of a step on one surface. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <Card component="div">
    <Stack>{children}</Stack>
  </Card>
)
