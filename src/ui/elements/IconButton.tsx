import styled from '@emotion/styled'
import type { ComponentProps, MouseEventHandler } from 'react'
import { colour, radius, TOUCH } from '../../../theme/tokens'

const Box = styled('button')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: TOUCH,
  height: TOUCH,
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  backgroundColor: 'transparent',
  color: colour.quiet,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&:active': { backgroundColor: colour.sunken },
  '@media (hover: hover)': { '&:hover': { backgroundColor: colour.sunken } },
  '&:disabled': { color: colour.lineStrong, cursor: 'default' },
})

export type IconButtonProps = { label: string; onClick: MouseEventHandler } & Pick<
  ComponentProps<'button'>,
  'disabled' | 'children' | 'aria-expanded' | 'aria-controls'
>

/** A button with only an icon; `label` is its accessible name. */
export const IconButton = ({ label, ...props }: IconButtonProps) => <Box {...props} type="button" aria-label={label} />
