import MuiButton from '@mui/material/Button'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { BackLink } from '../layout/BackLink'

/** Beside an icon the label has an element of its own: a page translator would take a bare text away from React. */
const labelOf = (icon: ReactNode, label: ReactNode) => (icon ? <span>{label}</span> : label)

export type ButtonProps = ComponentProps<typeof MuiButton>

/** MUI's button, whose words survive a page translator. */
export const Button = ({ startIcon, children, ...props }: ButtonProps) => (
  <MuiButton {...props} startIcon={startIcon}>
    {labelOf(startIcon, children)}
  </MuiButton>
)

export type ButtonLinkProps = Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'children'> & {
  to: string
  /** The state of the new history entry. */
  state?: unknown
  /** Goes back in the history if that screen is behind. */
  back?: boolean
}

/** A link with the appearance of a button. */
export const ButtonLink = ({ startIcon, children, back, ...props }: ButtonLinkProps) => (
  <MuiButton component={back ? BackLink : Link} {...props} startIcon={startIcon}>
    {labelOf(startIcon, children)}
  </MuiButton>
)
