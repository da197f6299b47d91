import { expect, it, vi } from 'vitest'
import type { Piece } from '@/resources/earlyDrawing'
import { fillTemplate } from '@/shell/early/fillTemplate'
import { frameContent } from '@/shell/early/earlyScreen'

function open() {
  const card = '<article><button id="early-{at}">{name}</button></article>'
  vi.stubGlobal('PIECES', { html: { card, age: '<p role="status" class="age">{time}</p>' } })
  document.body.innerHTML = '<main><p></p></main>'
  const content = frameContent(document.querySelector('main')!, fillTemplate)
  const show = (...names: string[]) =>
    content.show({ pieces: names.map((name): Piece => ['card', { name }]), isList: true })
  const cards = () => [...document.querySelectorAll('article')]
  return { content, show, cards, names: () => cards().map(({ textContent }) => textContent) }
}

it('a new card at the top leaves the cards below it as they are, with the focus', () => {
  const { show, cards, names } = open()
  show('A', 'B', 'C')
  const [a, b, c] = cards()
  b!.querySelector('button')!.focus()
  show('Baru', 'A', 'B')
  expect(names()).toEqual(['Baru', 'A', 'B'])
  expect([cards()[1] === a, cards()[2] === b, c!.isConnected]).toEqual([true, true, false])
  expect(document.activeElement?.textContent).toBe('B')
  expect(cards().map(({ dataset }) => dataset.index)).toEqual(['0', '1', '2'])
  expect(new Set(cards().map((card) => card.firstElementChild!.id)).size).toBe(3)
})

it('cards that change their order are shown in the new one', () => {
  const { show, names } = open()
  show('A', 'B', 'C')
  show('C', 'A', 'D', 'B')
  expect(names()).toEqual(['C', 'A', 'D', 'B'])
})

it('nothing is said beside what loads', () => {
  const { content, show } = open()
  expect(content.say(['card', { name: 'Usia' }])).toBe(false)
  show('A')
  expect(content.say(['card', { name: 'Usia' }])).toBe(true)
})

it('a note is no live region, because React’s note is one', () => {
  const { content, show } = open()
  show('A')
  content.say(['age', { time: '10.00' }])
  expect(document.querySelector('.age')?.getAttribute('role')).toBeNull()
})
