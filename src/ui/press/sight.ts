import { addressInApp } from '@/domain/values/urls'

/** What a finger would press at a place, as far as a person can tell it from something else. */
export type Sight = {
  /** The control at the place; if there is none, the element there. */
  control: Element | null
  isControl: boolean
  /** The words and the state of the control, and the screen that it is on. */
  look: string
}

const CONTROLS =
  'a, button, input, select, textarea, summary, label, [role=button], [role=option], [role=menuitem], [role=tab], [role=gridcell]'

const STATES = ['aria-label', 'aria-pressed', 'aria-checked', 'aria-selected', 'aria-expanded', 'href']

/** The control that an element belongs to; the element itself if it belongs to none. */
const controlOf = (element: Element | null): Element | null => element?.closest(CONTROLS) ?? element

const isTicked = (control: Element) => {
  const box = control instanceof HTMLLabelElement ? control.control : control
  return box instanceof HTMLInputElement && box.checked
}

// Steps of the wizard share an address, and each has a title of its own. Pages of a list share the title.
const screenNow = () => `${addressInApp(window.location).pathname} ${document.title}`

/** What a person sees of an element that is to be pressed. */
export function sightOf(element: Element | null): Sight {
  const control = controlOf(element)
  const isControl = control?.matches(CONTROLS) ?? false
  const words =
    control && isControl
      ? [control.textContent, isTicked(control), ...STATES.map((name) => control.getAttribute(name))]
      : []
  return { control, isControl, look: [screenNow(), ...words].join('\n') }
}

/** What a person sees at a place of the window, in px. */
export const sightAt = (x: number, y: number): Sight => sightOf(document.elementFromPoint(x, y))

export const isSameSight = (one: Sight, other: Sight): boolean =>
  one.control === other.control && one.look === other.look
