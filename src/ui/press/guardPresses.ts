import { pressJudge } from './pressJudge'
import { sightAt, sightOf } from './sight'

/** How often the place of a press is looked at, in ms. */
const LOOK_MS = 50

/** The events of a press. Scrolls and swipes use others, and stay possible. */
const EVENTS = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'] as const

type Guarded = PointerEvent | MouseEvent

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
  // Of the press that is under way: how it is made, whether it is refused, whether its click is still to come.
  let isMouse = true
  let isRefused = false
  let awaitsClick = false
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
    isRefused = !isSingle && !judge.press(clientX, clientY)
    awaitsClick = true
    if (!isRefused) keepLooking()
  }

  /** A browser may send the click to what has come in place of the pressed control while the finger was down. */
  function endsElsewhere({ target }: Guarded): boolean {
    const isFirst = awaitsClick
    awaitsClick = false
    return isFirst && !judge.isMeant(sightOf(target instanceof Element ? target : null))
  }

  function onPress(event: Guarded): void {
    if (event instanceof PointerEvent && event.type === 'pointerdown' && event.isPrimary) {
      isMouse = event.pointerType === 'mouse'
      isRefused = false
      if (!isMouse) begin(event)
    } else if (event.type === 'mousedown' && isMouse) begin(event)
    // Keys and assistive technology click without a press: such clicks have no count.
    const isOfPress = event.type !== 'click' || event.detail > 0
    if (isOfPress && (isRefused || (event.type === 'click' && endsElsewhere(event)))) refuse(event)
    // A screen reader may click without a press, and count it all the same.
    if (event.type === 'click') isRefused = false
  }

  /** The finger scrolls or zooms: it presses nothing. */
  function onCancel(): void {
    isRefused = awaitsClick = false
    judge.forget()
  }

  /** Enter that is held down presses once, and not whatever has the focus next. In a text it makes new lines. */
  function onKey(event: KeyboardEvent): void {
    isRefused = awaitsClick = false
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
