import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { BackLink } from '../layout/BackLink'
import { colour, radius, TOUCH, type } from '../../../theme/tokens'

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: TOUCH,
  padding: '6px 16px',
  border: '1px solid transparent',
  borderRadius: radius.medium,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: type.weight.bold,
  lineHeight: 1.4,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  backgroundColor: 'transparent',
  color: colour.accent,
  WebkitTapHighlightColor: 'transparent',
  '&[data-size=large]': { minHeight: 52, fontSize: '1rem' },
  '&[data-variant=outlined]': { borderColor: colour.lineStrong, color: colour.text },
  '&[data-variant=contained]': { backgroundColor: colour.accent, color: colour.onAccent },
  '&:active': { backgroundColor: colour.accentSoft },
  '&[data-variant=contained]:active': { backgroundColor: colour.accentDark },
  '@media (hover: hover)': {
    '&:hover': { backgroundColor: colour.accentSoft },
    '&[data-variant=contained]:hover': { backgroundColor: colour.accentDark },
  },
  '&:disabled, &[data-variant]:disabled': {
    backgroundColor: colour.sunken,
    borderColor: colour.line,
    color: colour.quiet,
    cursor: 'default',
  },
} as const

const Plain = styled('button')(look)
const Linked = styled(Link)(look)
const LinkedBack = styled(BackLink)(look)

type Look = { variant?: 'contained' | 'outlined' | 'text'; size?: 'large'; startIcon?: ReactNode }

/** Beside an icon the label has an element of its own: a page translator would take a bare text away from React. */
const labelOf = (icon: ReactNode, label: ReactNode) =>
  icon ? (
    <>
      {icon}
      <span>{label}</span>
    </>
  ) : (
    label
  )

export type ButtonProps = Look & ComponentProps<'button'>

/** The button of our own screens; react-admin's screens on the desktop use MUI's. */
export function Button({ variant = 'text', size, startIcon, children, type = 'button', ...props }: ButtonProps) {
  return (
    <Plain {...props} type={type} data-variant={variant} data-size={size}>
      {labelOf(startIcon, children)}
    </Plain>
  )
}

export type ButtonLinkProps = Look & {
  to: string
  /** The state of the new history entry. */
  state?: unknown
  /** Goes back in the history if that screen is behind. */
  back?: boolean
  children: ReactNode
}

/** A link with the appearance of a button. */
export function ButtonLink({ variant = 'text', size, startIcon, children, to, state, back }: ButtonLinkProps) {
  const Chosen = back ? LinkedBack : Linked
  return (
    <Chosen to={to} state={state} data-variant={variant} data-size={size}>
      {labelOf(startIcon, children)}
    </Chosen>
  )
}
