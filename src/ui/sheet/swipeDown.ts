import { sheetMotion } from '../../../theme/tokens'

/** Movements up to this many px separate a swipe from a tap and from a scroll. */
const UNSURE_PX = 3

type Drag = {
  startX: number
  startY: number
  isSwipe: boolean
  /** Whether the finger is on the sheet. A finger that began beside the sheet pulls it as soon as it gets there. */
  isOnSheet: boolean
  /** How far the sheet is down, in px, and how fast it goes there, in px per second. */
  down: number
  speed: number
  at: number
}

const scrollsY = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY)

/** Whether a part of the sheet scrolls when the finger moves. A finger that moves down scrolls what is not at its top. */
function canScroll(from: EventTarget | null, sheet: Element, isDown: boolean): boolean {
  for (let part = from instanceof Element ? from : null; part && sheet.contains(part); part = part.parentElement) {
    const below = part.scrollHeight - part.clientHeight - Math.round(part.scrollTop)
    if (isDown ? part.scrollTop > 0 : below > 0 && scrollsY(part)) return true
  }
  return false
}

export type SwipeDown = {
  root: HTMLElement
  sheet: HTMLElement
  backdrop: HTMLElement
  /** A flung sheet also gets the milliseconds in which it would leave at the speed of the finger. */
  onClose: (flungMs: number | null) => void
}

/**
 * Lets a finger pull the sheet down. It closes beyond a quarter of its height or at the speed of a fling
 * (docs/product.md §12.1.12), and otherwise returns. The returned function ends this.
 */
export function swipeDown({ root, sheet, backdrop, onClose }: SwipeDown): () => void {
  let drag: Drag | null = null

  function show(down: number | null): void {
    sheet.style.transform = down === null ? '' : `translateY(${down}px)`
    backdrop.style.opacity = down === null ? '' : String(1 - down / sheet.clientHeight)
    sheet.style.transition = backdrop.style.transition = down === null ? '' : 'none'
  }

  function start({ touches, defaultPrevented }: TouchEvent): void {
    const [finger] = touches
    if (drag?.isSwipe) show(null)
    drag = null
    // Two fingers zoom.
    if (!finger || touches.length > 1 || defaultPrevented) return
    const { clientX: startX, clientY: startY } = finger
    drag = { startX, startY, isSwipe: false, isOnSheet: false, down: 0, speed: 0, at: performance.now() }
  }

  /** Decides whether the touch is a swipe, once it has moved far enough. */
  function decide(found: Drag, { clientX, clientY }: Touch, target: EventTarget | null): void {
    const [right, down] = [clientX - found.startX, clientY - found.startY]
    if (Math.max(Math.abs(right), Math.abs(down)) <= UNSURE_PX) return
    if (Math.abs(down) <= Math.abs(right) || canScroll(target, sheet, down > 0)) drag = null
    else found.isSwipe = true
  }

  function move(event: TouchEvent): void {
    const [finger] = event.touches
    if (!drag || !finger) return
    if (!drag.isSwipe) decide(drag, finger, event.target)
    if (!drag?.isSwipe) return
    // The page or the sheet must not scroll by the same finger.
    if (event.cancelable) event.preventDefault()
    const y = finger.clientY
    if (!drag.isOnSheet && y > sheet.getBoundingClientRect().top) Object.assign(drag, { isOnSheet: true, startY: y })
    const down = Math.min(Math.max(y - drag.startY, 0), sheet.clientHeight)
    if (down === 0) drag.startY = y
    const now = performance.now()
    const speed = ((down - drag.down) / Math.max(1, now - drag.at)) * 1000
    Object.assign(drag, { down, speed: drag.speed * 0.4 + speed * 0.6, at: now })
    if (drag.isOnSheet) show(down)
  }

  function end(): void {
    if (!drag?.isSwipe) return
    const { down, speed } = drag
    drag = null
    const left = sheet.clientHeight - down
    const isFlung = speed > sheetMotion.minFlingVelocity
    show(null)
    if (isFlung || down > sheet.clientHeight * sheetMotion.hysteresis) onClose(isFlung ? (left / speed) * 1000 : null)
  }

  function cancel(): void {
    drag = null
    show(null)
  }

  root.addEventListener('touchstart', start, { passive: true })
  root.addEventListener('touchmove', move, { passive: false })
  root.addEventListener('touchend', end)
  root.addEventListener('touchcancel', cancel)
  return () => {
    cancel()
    root.removeEventListener('touchstart', start)
    root.removeEventListener('touchmove', move)
    root.removeEventListener('touchend', end)
    root.removeEventListener('touchcancel', cancel)
  }
}
