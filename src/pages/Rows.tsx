import styled from '@emotion/styled'
import Card from '@mui/material/Card'
import ListItemButton from '@mui/material/ListItemButton'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { colour } from '../../theme/tokens'
import { ForwardIcon } from '../ui/elements/icons'

/** A card whose rows are buttons or links. */
export const Rows = styled(Card)({
  overflow: 'hidden',
  '&& > * + *': { borderTop: `1px solid ${colour.line}` },
  '& span': { flex: 1 },
  '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 500, color: colour.quiet },
})

export type RowProps = { text: string; /** What stands beside the text. */ children?: ReactNode }

/** A row that leads to a screen. */
export const LinkRow = ({ to, text, children }: RowProps & { to: string }) => (
  <ListItemButton component={Link} to={to}>
    <span>{text}</span>
    {children}
    <ForwardIcon />
  </ListItemButton>
)

/** A row that opens a sheet. */
export const SheetRow = ({ onClick, text, children }: RowProps & { onClick: () => void }) => (
  <ListItemButton component="button" type="button" aria-haspopup="dialog" onClick={onClick}>
    <span>{text}</span>
    {children}
    <ForwardIcon />
  </ListItemButton>
)
