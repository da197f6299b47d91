import { pressJudge } from './pressJudge'
import { sightAt, sightOf } from './sight'

/** How often the place of a press is looked at, in ms. */
const LOOK_MS = 50

/** The click of a press comes within this many ms, or never: a finger that rests presses nothing. */
const CLICK_WITHIN_MS = 1000

/** The events of a press. Scrolls and swipes use others, and stay possible. */
const EVENTS = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'] as const

type Guarded = PointerEvent | MouseEvent
/** A press whose click is still to come. */
type Press = { isRefused: boolean; at: number }

function refuse(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Refuses presses that fall on what has just come under the finger (docs/product.md §14.6). It stands before every other
 * listener, and knows nothing of sheets and screens. The returned function ends it.
 */
export function guardPresses(page: Window): () => void {
  const judge = pressJudge({ sightAt, now: () => performance.now() })
  let isMouse = true
  // A busy page may begin a second press before it has got the click of the first.
  let open: Press[] = []
  let watch: ReturnType<typeof setInterval> | undefined

  function keepLooking(): void {
    clearInterval(watch)
    watch = setInterval(() => {
      if (!judge.look()) clearInterval(watch)
    }, LOOK_MS)
  }

  function begin({ clientX, clientY, detail }: Guarded): void {
    // Each click of a mouse is meant, unless the browser itself counts it as the second of a double click.
    const isSingle = isMouse && detail < 2
    if (isSingle) judge.note(clientX, clientY)
    const isRefused = !isSingle && !judge.press(clientX, clientY)
    const at = performance.now()
    open = [...open.filter((press) => at - press.at < CLICK_WITHIN_MS), { isRefused, at }]
    if (!isRefused) keepLooking()
  }

  /** A browser may send the click to what has come in place of the pressed control while the finger was down. */
  const endsElsewhere = ({ target }: Guarded): boolean =>
    !judge.isMeant(sightOf(target instanceof Element ? target : null))

  /** Fingers: the pointer's events are those of the newest press, and the click belongs to the oldest without one. */
  const pressOf = ({ type }: Guarded): Press | undefined => (type.startsWith('pointer') ? open.at(-1) : open[0])

  function onPress(event: Guarded): void {
    if (event instanceof PointerEvent && event.type === 'pointerdown' && event.isPrimary) {
      isMouse = event.pointerType === 'mouse'
      if (isMouse) open = []
      else begin(event)
    } else if (event.type === 'mousedown' && isMouse) begin(event)
    // Keys and assistive technology click without a press: such clicks have no count.
    const isClick = event.type === 'click'
    const press = isClick && event.detail === 0 ? undefined : pressOf(event)
    if (press && (press.isRefused || (isClick && endsElsewhere(event)))) refuse(event)
    if (isClick && press) open = open.slice(1)
  }

  /** The finger scrolls or zooms: it presses nothing. */
  function onCancel(): void {
    open = []
    judge.forget()
  }

  /** Enter that is held down presses once, and not whatever has the focus next. In a text it makes new lines. */
  function onKey(event: KeyboardEvent): void {
    open = []
    if (event.key !== 'Enter' || !event.repeat) return
    if (event.target instanceof HTMLElement && !event.target.matches('textarea, [contenteditable]')) refuse(event)
  }

  for (const name of EVENTS) page.addEventListener(name, onPress, true)
  page.addEventListener('keydown', onKey, true)
  page.addEventListener('pointercancel', onCancel, true)
  return () => {
    clearInterval(watch)
    for (const name of EVENTS) page.removeEventListener(name, onPress, true)
    page.removeEventListener('keydown', onKey, true)
    page.removeEventListener('pointercancel', onCancel, true)
  }
}
