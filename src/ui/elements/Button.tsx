import MuiButton from '@mui/material/Button'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { BackLink } from '../layout/BackLink'

export type ButtonProps = ComponentProps<typeof MuiButton>

/** MUI's button. Its words have an element of their own: a page translator would take a bare text away from React. */
export const Button = ({ children, ...props }: ButtonProps) => (
  <MuiButton {...props}>
    <span>{children}</span>
  </MuiButton>
)

export type ButtonLinkProps = Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'children'> & {
  to: string
  /** The state of the new history entry. */
  state?: unknown
  /** Goes back in the history if that screen is behind. */
  back?: boolean
}

export type OutLinkProps = Pick<ButtonProps, 'variant' | 'startIcon' | 'children'> & { href: string; onClick?(): void }

/** A link that leaves the app, with the appearance of a button. */
export const OutLink = ({ children, ...props }: OutLinkProps) => (
  <MuiButton component="a" target="_blank" rel="noopener noreferrer" {...props}>
    <span>{children}</span>
  </MuiButton>
)

/** A link with the appearance of a button. */
export const ButtonLink = ({ children, back, ...props }: ButtonLinkProps) => (
  <MuiButton component={back ? BackLink : Link} {...props}>
    <span>{children}</span>
  </MuiButton>
)
