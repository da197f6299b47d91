import MenuItem from '@mui/material/MenuItem'
import type { MenuProps } from '@mui/material/Menu'
import { Suspense, useId, useRef } from 'react'
import { useStillPage } from '../a11y/useStillPage'
import { IconButton } from '../elements/IconButton'
import { useLazySheet } from '../hooks/useLazySheet'
import { lazyScreen } from './lazyScreen'
import MoreIcon from '@mui/icons-material/MoreVertRounded'

const Menu = lazyScreen<MenuProps>(() => import('@mui/material/Menu'))

export type MenuAction = {
  text: string
  /** Absent where nobody can press yet: in a frame, or while it is not known whether the user may. */ onPress:
    (() => void) | undefined
}

export type HeaderMenuProps = { label: string; actions: readonly MenuAction[] }

/** Actions that are too rare for a place of their own, in a header or a card: a button that loads MUI's menu and opens it. */
export function HeaderMenu({ label, actions }: HeaderMenuProps) {
  const id = useId()
  const { subject: anchor, isAsked, open, close } = useLazySheet<HTMLElement>(Menu)
  const isOpen = anchor !== null
  // The action runs when the focus is back: the action may move it.
  const chosen = useRef<MenuAction['onPress']>(undefined)
  useStillPage(isOpen, () => {
    chosen.current?.()
    chosen.current = undefined
  })
  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      {isAsked && (
        <Suspense>
          <Menu id={id} anchorEl={anchor} open={isOpen} onClose={close} slotProps={{ list: { 'aria-label': label } }}>
            {actions.map(({ text, onPress }) => (
              <MenuItem
                key={text}
                disabled={!onPress}
                onClick={() => {
                  chosen.current = onPress
                  close()
                }}
              >
                {text}
              </MenuItem>
            ))}
          </Menu>
        </Suspense>
      )}
    </>
  )
}
