import type { Begun, Handover } from '../handover'
import { spotOf } from '../spot'

/** Notes presses and the focus, until the frame gives way to its screen. */
export function holdPresses(frame: HTMLElement, token: string, handover: Handover): void {
  const begun: Begun = (handover.begun = { frame, token })
  frame.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    if (!button) return
    frame.querySelector('[data-held]')?.removeAttribute('data-held')
    begun.pressed = spotOf(button, frame)
    button.dataset.held = ''
  })
  frame.addEventListener('focusin', ({ target }) => {
    begun.focused = target instanceof Element ? spotOf(target, frame) : undefined
  })
  frame.addEventListener('focusout', () => {
    // The browser takes the focus from what is removed, too.
    setTimeout(() => {
      if (frame.isConnected && document.activeElement === document.body) begun.focused = undefined
    })
  })
  const search = frame.querySelector<HTMLInputElement>('input[type=search]')
  if (!search) return
  search.value = new URLSearchParams(location.search).get('q') ?? ''
  search.readOnly = false
}
