import SwipeableDrawer from '@mui/material/SwipeableDrawer'
import styled from '@emotion/styled'
import { useId, useState, type ReactNode, type TouchEvent } from 'react'
import { t } from '@/i18n/translate'
import { colour, space } from '@theme/tokens'
import { IconButton } from '../elements/IconButton'
import CloseIcon from '@mui/icons-material/CloseRounded'
import { useStillPage } from '../a11y/useStillPage'
import { sideBySide } from '../layout/styles'
import { keepFromBrowser, useCloseRequest } from '../a11y/useCloseRequest'

const Head = styled('div')({
  padding: `22px ${space.gutter}px 8px`,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > button': { marginRight: -8 },
  '& h2': {
    flex: 1,
    fontSize: '1.125rem',
    fontWeight: 700,
    lineHeight: 1.3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
})
const Handle = styled('div')({
  position: 'absolute',
  top: 10,
  left: '50%',
  width: 40,
  height: 4,
  marginLeft: -20,
  borderRadius: 2,
  backgroundColor: colour.lineStrong,
})
const Body = styled('div')({
  paddingBottom: 'max(16px, env(safe-area-inset-bottom))',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
})

/** The usual contents of a sheet: one below the other, with the buttons of a question side by side. */
export const SheetBody = styled('div')({
  padding: `0 ${space.gutter}px`,
  overflowY: 'auto',
  '&, & form': { display: 'grid', gap: 16 },
  '& .text': { color: colour.quiet },
  '& .buttons': { ...sideBySide, gap: 12 },
})

export type BottomSheetProps = {
  open: boolean
  onClose: () => void
  title: string
  /** On the desktop it has room for two columns. */
  isWide?: boolean
  /** On the desktop it stands at the left, beside what it changes. */
  isBeside?: boolean
  children: ReactNode
}

/**
 * A dialog that rises from the bottom of the frame, on the desktop in the middle of the window. It is mounted when it first opens, and its contents while it is open.
 * Each opening begins with new contents, also when the sheet is opened again while it still goes down.
 */
export function BottomSheet(props: BottomSheetProps) {
  const { open } = props
  const [seen, setSeen] = useState({ open, openings: open ? 1 : 0 })
  if (open !== seen.open) setSeen({ open, openings: seen.openings + (open ? 1 : 0) })
  return seen.openings > 0 && <Sheet {...props} opening={seen.openings} />
}

function Sheet({ open, onClose, title, isWide, isBeside, children, opening }: BottomSheetProps & { opening: number }) {
  const titleId = useId()
  useCloseRequest(open, onClose)
  useStillPage(open)
  return (
    <SwipeableDrawer
      anchor="bottom"
      open={open}
      onOpen={noop}
      // The second tap of a double tap reaches the backdrop of a sheet that is going down.
      onClose={() => open && onClose()}
      onKeyDown={keepFromBrowser}
      onTouchMove={leaveToBrowser}
      onTouchCancel={letGo}
      // The page is free as soon as the sheet begins to go down.
      ModalProps={{ keepMounted: false, closeAfterTransition: false }}
      slotProps={{
        // By itself the drawer does not animate when it is mounted open.
        transition: { appear: true },
        paper: { 'aria-labelledby': titleId, inert: !open, ...(isWide && WIDE), ...(isBeside && BESIDE) },
      }}
    >
      <Handle className="handle" />
      <Head>
        <h2 id={titleId}>{title}</h2>
        <IconButton onClick={onClose} label={t('app.close')}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Head>
      <Body key={opening}>{children}</Body>
    </SwipeableDrawer>
  )
}

/** The desktop's theme reads these. */
const WIDE = { 'data-wide': true }
const BESIDE = { 'data-beside': true }

const noop = () => undefined

/** Two fingers zoom. MUI would take the first one for a swipe, and the browser could not zoom. */
function leaveToBrowser(event: TouchEvent): void {
  if (event.touches.length > 1) event.stopPropagation()
}

/** MUI does not hear that the phone has cancelled a touch: for it the finger goes back up and lifts. */
function letGo({ target }: TouchEvent): void {
  const fingers = [{ clientX: 0, clientY: 0, pageX: 0 }]
  for (const type of ['touchmove', 'touchend'])
    target.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true }), { touches: fingers, changedTouches: fingers }),
    )
}
