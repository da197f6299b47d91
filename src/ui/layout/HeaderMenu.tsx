import MenuItem from '@mui/material/MenuItem'
import type { MenuProps } from '@mui/material/Menu'
import { useNotify } from 'ra-core'
import { Suspense, useId, useRef, useState } from 'react'
import { useFocusReturn } from '../a11y/useFocusReturn'
import { IconButton } from '../elements/IconButton'
import { hasNetwork } from '../hooks/network'
import { lazyScreen } from './lazyScreen'
import MoreIcon from '@mui/icons-material/MoreVertRounded'

const Menu = lazyScreen<MenuProps>(() => import('@mui/material/Menu'))

export type MenuAction = {
  text: string
  /** Absent in a frame, where nobody can press yet. */ onPress: (() => void) | undefined
}

export type HeaderMenuProps = { label: string; actions: readonly MenuAction[] }

/** Actions of a screen that are too rare for a place in its header: a button that loads MUI's menu and opens it. */
export function HeaderMenu({ label, actions }: HeaderMenuProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wasOpened, setOpened] = useState(false)
  const isOpen = anchor !== null
  // The action runs when the focus is back: the action may move it.
  const chosen = useRef<MenuAction['onPress']>(undefined)
  useFocusReturn(anchor, () => {
    chosen.current?.()
    chosen.current = undefined
  })
  const close = () => setAnchor(null)
  const notify = useNotify()
  function open(button: HTMLElement) {
    const show = () => {
      setOpened(true)
      setAnchor(button)
    }
    Menu.preload().then(show, () => notify(hasNetwork() ? 'error.code' : 'error.network', { type: 'error' }))
  }
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
      {wasOpened && (
        <Suspense>
          <Menu
            id={id}
            anchorEl={anchor}
            open={isOpen}
            onClose={close}
            slotProps={{ list: { 'aria-label': label } }}
            disableRestoreFocus
          >
            {actions.map(({ text, onPress }) => (
              <MenuItem
                key={text}
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
