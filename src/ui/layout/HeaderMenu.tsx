import ListItemButton from '@mui/material/ListItemButton'
import type { PopoverProps } from '@mui/material/Popover'
import { useId, useRef } from 'react'
import { useStillPage } from '../a11y/useStillPage'
import { IconButton } from '../elements/IconButton'
import { useLazySheet } from '../hooks/useLazySheet'
import { keepFromBrowser, useCloseRequest } from '../a11y/useCloseRequest'
import { lazyScreen } from './lazyScreen'
import MoreIcon from '@mui/icons-material/MoreVertRounded'

const Popover = lazyScreen<PopoverProps>(() => import('@mui/material/Popover'))

const BELOW = { vertical: 'bottom', horizontal: 'right' } as const
const ABOVE = { vertical: 'top', horizontal: 'right' } as const

export type MenuAction = {
  text: string
  /** Absent where nobody can press yet: in a frame, or while it is not known whether the user may. */ onPress:
    (() => void) | undefined
}

/**
 * Actions that are too rare for a place of their own, in a header or a card: a button that loads MUI's popover and opens it.
 * Its actions are buttons, not menu items (docs/product.md §26.1.1).
 */
export function HeaderMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const id = useId()
  const { subject: anchor, isAsked, open, close } = useLazySheet<HTMLElement>(Popover)
  const isOpen = anchor !== null
  // The action runs when the focus is back: the action may move it.
  const chosen = useRef<MenuAction['onPress']>(undefined)
  useCloseRequest(isOpen, close)
  useStillPage(isOpen, () => {
    chosen.current?.()
    chosen.current = undefined
  })
  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      {isAsked && (
        <Popover
          id={id}
          anchorEl={anchor}
          open={isOpen}
          onClose={close}
          onKeyDown={keepFromBrowser}
          anchorOrigin={BELOW}
          transformOrigin={ABOVE}
          slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
        >
          {actions.map(({ text, onPress }) => (
            <ListItemButton
              key={text}
              component="button"
              disabled={!onPress}
              onClick={() => {
                chosen.current = onPress
                close()
              }}
            >
              {text}
            </ListItemButton>
          ))}
        </Popover>
      )}
    </>
  )
}
