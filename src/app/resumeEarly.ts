import type { Begun, Handover } from '../shell/handover'

const GIVE_UP_MS = 10_000

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent

/** The element of the screen that stands where an element of its frame stood: same kind, same name, same place among these. */
function twinOf(element: Element, frame: Element, root: Element): HTMLElement | undefined {
  const name = nameOf(element)
  const alike = (within: Element) =>
    [...within.querySelectorAll<HTMLElement>(element.localName)].filter((one) => nameOf(one) === name)
  const place = alike(frame).indexOf(element as HTMLElement)
  return place < 0 ? undefined : alike(root)[place]
}

/** Gives an input the text that was typed into its twin, as if the user typed it now. */
function retype(input: HTMLInputElement, { value, selectionStart, selectionEnd }: HTMLInputElement): void {
  if (input.value === value) return
  // React looks at the element's own setter, so the text is set past it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.setSelectionRange(selectionStart, selectionEnd)
}

/** Does again what the user began on the frame. False while the screen is not there yet. */
function resume({ frame, focused, pressed }: Begun, root: Element): boolean {
  const search = frame.querySelector<HTMLInputElement>('input[type=search]')
  if (search) {
    const box = twinOf(search, frame, root)
    if (!(box instanceof HTMLInputElement)) return false
    retype(box, search)
  }
  if (focused) twinOf(focused, frame, root)?.focus({ preventScroll: true })
  if (pressed) twinOf(pressed, frame, root)?.click()
  return true
}

/**
 * Does what the user began on the page before React (docs/product.md §14.5.5): the text of the search box, the focus, and
 * the last press. Call it before React draws; it acts when the screen stands.
 */
export function resumeEarly(root: HTMLElement, handover: Handover | undefined): void {
  const begun = handover?.begun
  if (!begun) return
  const observer = new MutationObserver(() => {
    if (!begun.frame.isConnected && resume(begun, root)) observer.disconnect()
  })
  observer.observe(root, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), GIVE_UP_MS)
}
