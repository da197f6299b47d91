import type { Begun, Handover } from '@/shell/handover'
import { controlAt, spotOf, type Spot } from '@/shell/spot'

const GIVE_UP_MS = 10_000

/** Gives an input the text that was typed into its twin, as if the user typed it now. */
function retype(input: HTMLInputElement, { value, selectionStart, selectionEnd }: HTMLInputElement): void {
  if (input.value === value) return
  // React puts its own setter on the element and would miss the change, so the prototype's setter sets the text.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.setSelectionRange(selectionStart, selectionEnd)
}

/** The user has not moved the focus since: it is nowhere, or on the title that a new screen gives it (useScreenTitle.ts). */
const isUnchosen = (focused: Element | null) => focused === document.body || Boolean(focused?.matches('h1'))

type Task = { spot: Spot; act: (control: HTMLElement) => void }

/** The tasks that the user began on the frame: the place of a control, and what to do with the control. */
function tasksOf({ frame, focused, pressed }: Begun): Task[] {
  const search = frame.querySelector<HTMLInputElement>('input[type=search]')
  return [
    search && {
      spot: spotOf(search, frame),
      act: (box: HTMLElement) => box instanceof HTMLInputElement && retype(box, search),
    },
    focused && {
      spot: focused,
      act: (control: HTMLElement) => isUnchosen(document.activeElement) && control.focus({ preventScroll: true }),
    },
    pressed && { spot: pressed, act: (button: HTMLElement) => button.click() },
  ].filter((task) => task !== null && task !== undefined)
}

/**
 * Does what the user began on the page before React (docs/product.md §14.5.5): the text of the search box, the focus, and
 * the last press. Call it before React draws; it does each of them once, when its control is there, for the user who
 * began it.
 */
export function resumeEarly(root: HTMLElement, handover: Handover | undefined, getToken: () => string | null): void {
  const begun = handover?.begun
  if (!begun) return
  let tasks: Task[] | null = null
  const { pathname } = location
  const observer = new MutationObserver(() => {
    if (getToken() !== begun.token || location.pathname !== pathname) return observer.disconnect()
    if (begun.frame.isConnected) return
    tasks = (tasks ?? tasksOf(begun)).filter(({ spot, act }) => {
      const control = controlAt(spot, root)
      if (control) act(control)
      return !control
    })
    if (tasks.length === 0) observer.disconnect()
  })
  observer.observe(root, { childList: true, subtree: true })
  // A press on the screen itself is newer than what waits.
  root.addEventListener('pointerdown', () => !begun.frame.isConnected && observer.disconnect())
  setTimeout(() => observer.disconnect(), GIVE_UP_MS)
}
