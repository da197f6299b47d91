import SwipeableDrawer from '@mui/material/SwipeableDrawer'
import styled from '@emotion/styled'
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { t } from '../../i18n/translate'
import { colour, space } from '../../../theme/tokens'
import { IconButton } from '../elements/IconButton'
import { CloseIcon } from '../elements/icons'
import { MuiTheme } from './MuiTheme'

const Head = styled('div')({
  position: 'relative',
  padding: `22px ${space.gutter}px 8px`,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > button': { marginRight: -8 },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 10,
    left: '50%',
    width: 40,
    height: 4,
    marginLeft: -20,
    borderRadius: 2,
    backgroundColor: colour.lineStrong,
  },
  '& h2': {
    flex: 1,
    fontSize: '1.125rem',
    fontWeight: 700,
    lineHeight: 1.3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
})
const Body = styled('div')({
  paddingBottom: 'max(16px, env(safe-area-inset-bottom))',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
})

export type BottomSheetProps = { open: boolean; onClose: () => void; title: string; children: ReactNode }

type Watcher = { onclose: (() => void) | null; destroy: () => void }

/** The phone's back button or gesture closes an open sheet, in browsers that have CloseWatcher. */
function useCloseRequest(open: boolean, onClose: () => void) {
  useEffect(() => {
    const CloseWatcher = (window as { CloseWatcher?: new () => Watcher }).CloseWatcher
    if (!open || !CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.onclose = onClose
    return () => watcher.destroy()
  }, [open, onClose])
}

/** A dialog that rises from the bottom of the frame. React mounts it when it first opens, and its contents while it is open. */
export function BottomSheet(props: BottomSheetProps) {
  const [wasOpened, setOpened] = useState(props.open)
  if (props.open && !wasOpened) setOpened(true)
  return wasOpened ? <Sheet {...props} /> : null
}

function Sheet({ open, onClose, title, children }: BottomSheetProps) {
  const titleId = useId()
  useCloseRequest(open, onClose)
  return (
    <MuiTheme>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={noop}
        onClose={onClose}
        onKeyDown={leaveEscapeToMui}
        ModalProps={{ keepMounted: false }}
        slotProps={{
          // By itself the drawer does not animate when it is mounted open.
          transition: { appear: true },
          paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId },
        }}
      >
        <Head>
          <h2 id={titleId}>{title}</h2>
          <IconButton onClick={onClose} label={t('app.close')}>
            <CloseIcon size={22} />
          </IconButton>
        </Head>
        <Body>{children}</Body>
      </SwipeableDrawer>
    </MuiTheme>
  )
}

/**
 * MUI closes the top sheet on Escape. Without this, the browser would then pass the same key to the CloseWatcher of the sheet
 * below it, and close that one too.
 */
const leaveEscapeToMui = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.preventDefault()
}

const noop = () => undefined
