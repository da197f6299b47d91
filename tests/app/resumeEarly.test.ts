import { afterEach, expect, it, vi } from 'vitest'
import { resumeEarly } from '../../src/app/resumeEarly'
import { holdPresses } from '../../src/shell/early/holdPresses'
import type { Handover } from '../../src/shell/handover'

const SCREEN = `<input type="search" aria-label="Cari"><button aria-label="Duplikat A"></button>
  <button aria-label="Duplikat A"></button><a href="#">Detail</a>`

function open() {
  document.body.innerHTML = `<div id="root"><div>${SCREEN}</div></div>`
  const root = document.getElementById('root')!
  const frame = root.firstElementChild as HTMLElement
  const handover: Handover = {}
  holdPresses(frame, handover)
  resumeEarly(root, handover)
  /** Puts the screen in place of the frame, as React does. */
  const draw = (html = SCREEN) => {
    root.innerHTML = `<div>${html}</div>`
    return [...root.querySelectorAll<HTMLElement>('input, button')]
  }
  return { root, frame, draw, handover }
}

const next = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => window.history.replaceState(null, '', '/'))

it('a button that was pressed on the frame is pressed on the screen: the one at the same place among those of its name', async () => {
  const { frame, draw, root } = open()
  frame.querySelectorAll('button')[1]!.click()
  expect(frame.querySelectorAll('[data-held]')).toHaveLength(1)
  const pressed = vi.fn<(place: number) => void>()
  root.addEventListener('click', ({ target }) =>
    pressed([...root.querySelectorAll('button')].indexOf(target as HTMLButtonElement)),
  )
  draw()
  await next()
  expect(pressed.mock.calls).toEqual([[1]])
})

it('only the last press counts, and none if its button is no longer there', async () => {
  const { frame, draw, root } = open()
  for (const button of frame.querySelectorAll('button')) button.click()
  frame.querySelectorAll('button')[1]!.remove()
  const pressed = vi.fn<() => void>()
  root.addEventListener('click', pressed)
  draw()
  await next()
  expect(pressed).not.toHaveBeenCalled()
})

it('what was typed into the search box and the focus go to the screen’s own box', async () => {
  const { frame, draw, root } = open()
  const box = frame.querySelector('input')!
  expect(box.readOnly).toBe(false)
  box.focus()
  box.value = 'hemat'
  const typed = vi.fn<() => void>()
  root.addEventListener('input', typed)
  const [input] = draw() as [HTMLInputElement]
  await next()
  expect([input.value, document.activeElement === input, typed.mock.calls.length]).toEqual(['hemat', true, 1])
})

it('the frame’s search box shows the search of the address, which nobody types again', async () => {
  window.history.replaceState(null, '', '/?q=hemat')
  const { frame, draw, root } = open()
  expect(frame.querySelector('input')!.value).toBe('hemat')
  const typed = vi.fn<() => void>()
  root.addEventListener('input', typed)
  draw(SCREEN.replace('<input', '<input value="hemat"'))
  await next()
  expect(typed).not.toHaveBeenCalled()
})

it('a press waits while the screen is not there yet', async () => {
  const { frame, draw, root } = open()
  frame.querySelector('button')!.click()
  const pressed = vi.fn<() => void>()
  root.addEventListener('click', pressed)
  draw('<p>Memuat…</p>')
  await next()
  expect(pressed).not.toHaveBeenCalled()
  draw()
  await next()
  expect(pressed).toHaveBeenCalledOnce()
})
