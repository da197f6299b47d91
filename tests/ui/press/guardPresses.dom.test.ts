import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardPresses } from '@/ui/press/guardPresses'
import { GRACE_MS, WATCH_MS } from '@/ui/press/pressJudge'

/** jsdom has no layout: the element under the finger is the one that the test puts there. */
let under: Element
let pressed: string[]
let stop: () => void

function button(name: string): HTMLButtonElement {
  const made = document.createElement('button')
  made.textContent = name
  made.addEventListener('click', () => pressed.push(name))
  document.body.append(made)
  return made
}

const pass = (ms: number) => vi.advanceTimersByTime(ms)

type Where = { x?: number; y?: number; detail?: number }
const send = (target: Element, name: string, { x = 100, y = 100, detail = 1 }: Where, more: PointerEventInit = {}) => {
  const init = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail, ...more }
  return target.dispatchEvent(name.startsWith('pointer') ? new PointerEvent(name, init) : new MouseEvent(name, init))
}

function tap(where: Where = {}, end: () => Element = () => under) {
  const touch = { pointerType: 'touch', isPrimary: true, detail: 0 }
  send(under, 'pointerdown', where, touch)
  send(under, 'pointerup', where, touch)
  for (const name of ['mousedown', 'mouseup', 'click']) send(end(), name, where)
}

function mouse(detail = 1) {
  send(under, 'pointerdown', {}, { pointerType: 'mouse', isPrimary: true, detail: 0 })
  for (const name of ['mousedown', 'mouseup', 'click']) send(under, name, { detail })
}

beforeEach(() => {
  vi.useFakeTimers()
  document.title = 'Daftar'
  document.body.replaceChildren()
  pressed = []
  document.elementFromPoint = () => under
  stop = guardPresses(window)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'elementFromPoint')
})

/** Two controls: a press on the first brings the second under the finger. */
function opening(): void {
  const [field, backdrop] = [button('Maskapai'), button('Latar')]
  field.addEventListener('click', () => (under = backdrop))
  under = field
}

describe('a press on what has just come under the finger', () => {
  it.each([40, 120, GRACE_MS - 60])('does not count %i ms after the first', (ms) => {
    opening()
    tap()
    pass(ms)
    tap({ x: 108, y: 94 })
    expect(pressed).toEqual(['Maskapai'])
  })

  it('does not count if a busy page gets it before the first click, and the next screen lies under it', () => {
    const [link, action] = [button('Detail'), button('Simulasi')]
    link.addEventListener('click', () => {
      under = action
      document.title = 'Detail Paket'
    })
    under = link
    const touch = { pointerType: 'touch', isPrimary: true, detail: 0 }
    for (const name of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) send(under, name, {}, touch)
    for (const name of ['mousedown', 'mouseup', 'click']) send(link, name, {})
    for (const name of ['mousedown', 'mouseup', 'click']) send(action, name, {})
    expect(pressed).toEqual(['Detail'])
  })

  it('counts when the page has stood for a moment', () => {
    opening()
    tap()
    pass(GRACE_MS + 60)
    tap()
    expect(pressed).toEqual(['Maskapai', 'Latar'])
  })

  it('counts at another place at once', () => {
    opening()
    tap()
    pass(60)
    tap({ x: 180 })
    expect(pressed).toEqual(['Maskapai', 'Latar'])
  })

  it('does not count while a page that was uncovered late has not stood long enough', () => {
    const [option, tick] = [button('Saudia'), button('Tanpa Hotel Makkah')]
    under = option
    tap()
    pass(500)
    under = tick
    pass(60)
    tap()
    pass(200)
    tap()
    expect(pressed).toEqual(['Saudia'])
    pass(GRACE_MS)
    tap()
    expect(pressed).toEqual(['Saudia', 'Tanpa Hotel Makkah'])
  })

  it('is not judged by a press that is long past', () => {
    opening()
    tap()
    pass(WATCH_MS + 100)
    under = button('Lain')
    tap()
    expect(pressed).toEqual(['Maskapai', 'Lain'])
  })

  it('reaches no listener, and moves no focus', () => {
    opening()
    const heard: string[] = []
    for (const name of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'])
      document.body.addEventListener(name, () => heard.push(name))
    tap()
    heard.length = 0
    pass(60)
    const touch = { pointerType: 'touch', isPrimary: true, detail: 0 }
    send(under, 'pointerdown', {}, touch)
    const preventedMouse = !send(under, 'mousedown', {})
    send(under, 'click', {})
    expect(heard).toEqual([])
    expect(preventedMouse).toBe(true)
  })
})

describe('a second press on the same control', () => {
  it('counts as often as it comes, as on a stepper', () => {
    under = button('+')
    for (let n = 0; n < 4; n++) {
      tap()
      pass(60)
    }
    expect(pressed).toEqual(['+', '+', '+', '+'])
  })

  it('does not count when the control says something else now', () => {
    const next = button('Lanjut')
    next.addEventListener('click', () => (next.textContent = 'Simpan'))
    under = next
    tap()
    pass(80)
    tap()
    expect(pressed).toEqual(['Lanjut'])
  })

  it('does not count when the screen is another one', () => {
    const next = button('Lanjut')
    next.addEventListener('click', () => (document.title = 'Langkah 2'))
    under = next
    tap()
    pass(80)
    tap()
    expect(pressed).toEqual(['Lanjut'])
  })

  it('does not take back a choice that the first has made', () => {
    const choice = button('Private')
    choice.addEventListener('click', () => choice.setAttribute('aria-pressed', 'true'))
    under = choice
    tap()
    pass(80)
    tap()
    expect(pressed).toEqual(['Private'])
  })
})

describe('a mouse', () => {
  it('may press what comes at once, if the browser counts no double click', () => {
    opening()
    mouse()
    mouse()
    expect(pressed).toEqual(['Maskapai', 'Latar'])
  })

  it('presses once with a double click', () => {
    opening()
    mouse()
    pass(90)
    mouse(2)
    expect(pressed).toEqual(['Maskapai'])
  })
})

describe('a click without a press', () => {
  it('counts: keys and assistive technology make it', () => {
    opening()
    tap()
    send(under, 'click', { detail: 0 })
    tap()
    send(under, 'click', { detail: 1 })
    expect(pressed).toEqual(['Maskapai', 'Latar', 'Latar'])
  })
})

describe('a click that the browser sends elsewhere', () => {
  it('does not count on what came while the finger was down', () => {
    const [row, below] = [button('Baris'), button('Hapus')]
    under = row
    row.addEventListener('pointerup', () => {
      row.remove()
      under = below
    })
    tap()
    expect(pressed).toEqual([])
  })

  it('counts on a button that was drawn anew with the same words', () => {
    const old = button('Lanjut')
    under = old
    old.addEventListener('pointerup', () => {
      old.remove()
      under = button('Lanjut')
    })
    tap()
    expect(pressed).toEqual(['Lanjut'])
  })

  it('counts on the control that a browser finds near the finger', () => {
    under = document.createElement('p')
    document.body.append(under)
    const near = button('Dekat')
    tap({}, () => near)
    expect(pressed).toEqual(['Dekat'])
  })
})

describe('a finger that scrolls', () => {
  it('has pressed nothing: the next tap counts', () => {
    opening()
    send(under, 'pointerdown', {}, { pointerType: 'touch', isPrimary: true })
    send(under, 'pointercancel', {}, { pointerType: 'touch', isPrimary: true })
    under = button('Geser')
    tap()
    expect(pressed).toEqual(['Geser'])
  })
})

describe('Enter that is held down', () => {
  const press = (target: Element, repeat: boolean, key = 'Enter') =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }))

  it('presses once, and makes new lines in a text', () => {
    const save = button('Simpan')
    const text = document.body.appendChild(document.createElement('textarea'))
    expect(press(save, false)).toBe(true)
    expect(press(save, true)).toBe(false)
    expect(press(text, true)).toBe(true)
    expect(press(save, true, 'ArrowDown')).toBe(true)
  })
})
