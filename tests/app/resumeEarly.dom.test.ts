import { afterEach, expect, it, vi } from 'vitest'
import { resumeEarly } from '@/app/resumeEarly'
import { holdPresses } from '@/shell/early/holdPresses'
import type { Handover } from '@/shell/handover'

const card = (id: number, name: string) =>
  `<article><button aria-label="Duplikat ${name}"></button><a href="/${id}">Detail</a></article>`
const SEARCH = '<input type="search" aria-label="Cari">'
const SCREEN = `${SEARCH}<button aria-label="Urutkan"></button>${card(1, 'A')}${card(2, 'A')}`

function open() {
  document.body.innerHTML = `<div id="root"><div>${SCREEN}</div></div>`
  let token = 'kunci'
  const root = document.getElementById('root')!
  const frame = root.firstElementChild as HTMLElement
  const handover: Handover = {}
  holdPresses(frame, token, handover)
  resumeEarly(root, handover, () => token)
  const pressed = vi.fn<(href: string) => void>()
  root.addEventListener('click', ({ target }) => {
    const button = target as HTMLElement
    if (!frame.contains(button)) pressed(button.nextElementSibling?.getAttribute('href') ?? button.ariaLabel ?? '')
  })
  /** Puts the screen in place of the frame, as React does. */
  const draw = (html = SCREEN) => {
    root.innerHTML = `<div>${html}</div>`
    return [...root.querySelectorAll<HTMLElement>('input, button')]
  }
  const signIn = (other: string) => {
    token = other
  }
  return { root, frame, draw, pressed, signIn }
}

const next = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => window.history.replaceState(null, '', '/'))

it('a button that was pressed in a card of the frame is pressed in the card of the same package, whatever its place and name', async () => {
  const { frame, draw, pressed } = open()
  frame.querySelectorAll('article button')[1]!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(frame.querySelectorAll('[data-held]')).toHaveLength(1)
  draw(SEARCH + card(3, 'A') + card(2, 'Nama lain') + card(1, 'A'))
  await next()
  expect(pressed.mock.calls).toEqual([['/2']])
})

it('only the last press counts, also of a button that the frame has drawn again', async () => {
  const { frame, draw, pressed } = open()
  for (const button of frame.querySelectorAll('button')) button.click()
  frame.querySelectorAll('article')[1]!.remove()
  draw()
  await next()
  expect(pressed.mock.calls).toEqual([['/2']])
})

it('a button outside the cards is found by its name', async () => {
  const { frame, draw, pressed } = open()
  frame.querySelector('button')!.click()
  draw()
  await next()
  expect(pressed.mock.calls).toHaveLength(1)
})

it('the typed search text and the focus go to the screen’s own search box', async () => {
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

it('the focus comes back from the title, which takes it while the button is not there yet', async () => {
  const { frame, draw, root } = open()
  frame.querySelector('button')!.focus()
  draw('<h1 tabindex="-1">Paket</h1>')
  root.querySelector('h1')!.focus()
  await next()
  root.firstElementChild!.insertAdjacentHTML('beforeend', '<button aria-label="Urutkan"></button><a href="/">Lain</a>')
  await next()
  expect(document.activeElement?.ariaLabel).toBe('Urutkan')
})

it('the focus stays where the user has moved it meanwhile', async () => {
  const { frame, draw, root } = open()
  frame.querySelector('button')!.focus()
  draw('<a href="/">Lain</a>')
  root.querySelector('a')!.focus()
  await next()
  root.firstElementChild!.insertAdjacentHTML('beforeend', '<button aria-label="Urutkan"></button>')
  await next()
  expect(document.activeElement?.textContent).toBe('Lain')
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

it('a press waits until its card is there, and the text is typed once', async () => {
  const { frame, draw, root, pressed } = open()
  frame.querySelector('input')!.value = 'hemat'
  frame.querySelector<HTMLElement>('article button')!.click()
  const typed = vi.fn<() => void>()
  root.addEventListener('input', typed)
  draw('<p>Memuat…</p>')
  await next()
  draw(SEARCH)
  await next()
  draw(SEARCH + card(3, 'C'))
  await next()
  expect(pressed).not.toHaveBeenCalled()
  draw()
  await next()
  draw()
  await next()
  expect([pressed.mock.calls, typed.mock.calls.length]).toEqual([[['/1']], 1])
})

it.each<[string, (page: ReturnType<typeof open>) => void]>([
  ['another session has begun', ({ signIn }) => signIn('kunci lain')],
  ['the user is on another screen', () => window.history.replaceState(null, '', '/lain')],
  ['the user has pressed something on the screen', ({ root }) => root.dispatchEvent(new Event('pointerdown'))],
])('nothing is done again when %s', async (_, happens) => {
  const page = open()
  page.frame.querySelector('input')!.value = 'hemat'
  page.frame.querySelector<HTMLElement>('article button')!.click()
  page.draw('<p>Memuat…</p>')
  happens(page)
  const [input] = page.draw() as [HTMLInputElement]
  await next()
  expect([page.pressed.mock.calls, input.value]).toEqual([[], ''])
})
