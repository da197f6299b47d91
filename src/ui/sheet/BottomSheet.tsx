import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEventHandler,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { t } from '../../i18n/translate'
import { sheetMotion } from '../../../theme/tokens'
import { IconButton } from '../elements/IconButton'
import { CloseIcon } from '../elements/icons'
import { useLayoutKind } from '../layout/layoutKind'
import { isTopSheet } from './openSheets'
import { SheetBox } from './SheetBox'
import { swipeDown } from './swipeDown'
import { useCloseRequest } from './useCloseRequest'
import { useSheetFocus } from './useSheetFocus'

export type BottomSheetProps = { open: boolean; onClose: () => void; title: string; children: ReactNode }

/** A dialog that rises from the bottom of the frame. It is in the page while it is open, and until it has gone down. */
export function BottomSheet(props: BottomSheetProps) {
  const [isThere, setThere] = useState(props.open)
  if (props.open && !isThere) setThere(true)
  return isThere && createPortal(<Sheet {...props} onGone={() => setThere(false)} />, document.body)
}

/** An empty element before or after the sheet. Tab reaches it and not the page. */
const Edge = ({ onFocus }: { onFocus: FocusEventHandler }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it passes the focus on
  <div tabIndex={0} onFocus={onFocus} />
)

/** The time that the sheet needs to go down; none if the user asked for less motion. */
const fallMs = (flungMs: number | null) =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : (flungMs ?? sheetMotion.durationMs)

function Sheet({ open, onClose, onGone, title, children }: BottomSheetProps & { onGone: () => void }) {
  const titleId = useId()
  const kind = useLayoutKind()
  const rootRef = useRef<HTMLDivElement>(null)
  const sheetRef = useRef<HTMLDivElement>(null)
  const backdropRef = useRef<HTMLDivElement>(null)
  const flungMs = useRef<number | null>(null)
  const { noteFocus, focusStart, focusEnd } = useSheetFocus(open, { rootRef, sheetRef })
  // Browsers may ask several sheets at once to close.
  useCloseRequest(open, () => isTopSheet(rootRef.current) && onClose())
  const close = useEffectEvent(onClose)
  const gone = useEffectEvent(onGone)

  useLayoutEffect(() => {
    const root = rootRef.current
    if (!root) return
    root.style.setProperty('--sheet-ms', open || flungMs.current === null ? '' : `${flungMs.current}ms`)
    // The browser must have seen the sheet below before it can draw how the sheet rises.
    root.getBoundingClientRect()
    root.toggleAttribute('data-up', open)
    if (open) return
    const timer = setTimeout(() => gone(), fallMs(flungMs.current))
    return () => clearTimeout(timer)
  }, [open])

  useEffect(() => {
    const [root, sheet, backdrop] = [rootRef.current, sheetRef.current, backdropRef.current]
    if (!open || !root || !sheet || !backdrop) return
    flungMs.current = null
    return swipeDown({
      root,
      sheet,
      backdrop,
      onClose: (ms) => {
        flungMs.current = ms
        close()
      },
    })
  }, [open])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // The browser would pass the same key to the CloseWatcher of the sheet below, and close that one too.
    event.preventDefault()
    event.stopPropagation()
    if (isTopSheet(rootRef.current)) onClose()
  }

  return (
    <SheetBox ref={rootRef} role="presentation" data-layout={kind} onKeyDown={closeOnEscape} onFocus={noteFocus}>
      <div ref={backdropRef} className="backdrop" aria-hidden onClick={open ? onClose : undefined} />
      {open && <Edge onFocus={focusStart} />}
      <div
        ref={sheetRef}
        className="sheet"
        role="dialog"
        aria-modal
        aria-labelledby={titleId}
        tabIndex={-1}
        inert={!open}
      >
        <div className="head">
          <h2 id={titleId}>{title}</h2>
          <IconButton onClick={onClose} label={t('app.close')}>
            <CloseIcon size={22} />
          </IconButton>
        </div>
        <div className="body">{children}</div>
      </div>
      {open && <Edge onFocus={focusEnd} />}
    </SheetBox>
  )
}
