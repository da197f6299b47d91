import { beforeEach, expect, it, vi } from 'vitest'
import { fillTemplate } from '@/shell/early/fillTemplate'
import { withHoles } from '@/shell/build/templates'

beforeEach(() => {
  const card =
    '<article id="early-{at}" style="--three:{width}"><h2>{name}</h2><p class="line"><span>{departure}</span><span aria-hidden="true">·</span><span>{customer}</span></p><a href="/edit/{id}" aria-label="Edit {name}">Edit</a></article>'
  vi.stubGlobal('PIECES', { html: { card } })
})

const HOLES = { at: 3, width: '9ch', name: 'Paket', departure: 'Besok', customer: 'Ani', id: '7' }
const lineOf = (holes: object) => fillTemplate('card', { ...HOLES, ...holes }).querySelector('.line')?.textContent

it('a template is copied with its texts and attributes filled', () => {
  const card = fillTemplate('card', HOLES)
  expect(card.outerHTML).toBe(
    '<article id="early-3" style="--three:9ch"><h2>Paket</h2><p class="line"><span>Besok</span><span aria-hidden="true">·</span><span>Ani</span></p><a href="/edit/7" aria-label="Edit Paket">Edit</a></article>',
  )
})

it('a text with markup or with another hole’s name stays text', () => {
  const name = '<img src=x onerror=alert(1)>{id}'
  const card = fillTemplate('card', { ...HOLES, name })
  expect(card.querySelector('h2')?.textContent).toBe(name)
  expect(card.querySelector('a')).toHaveAttribute('aria-label', `Edit ${name}`)
  expect(card.querySelector('img')).toBeNull()
})

it.each([
  [{}, 'Besok·Ani'],
  [{ customer: null }, 'Besok'],
  [{ departure: null }, 'Ani'],
  [{ departure: null, customer: null }, undefined],
])('a part without a text goes, with the dot beside it and with an empty parent: %j', (holes, text) => {
  expect(lineOf(holes)).toBe(text)
})

it('an empty text is a text, and its element stays', () => {
  expect(lineOf({ customer: '' })).toBe('Besok·')
})

it('a template has holes in place of the sample’s texts, the longest text first, and other ids', () => {
  expect(withHoles('<b id="_R_0_">NAMA (Copy)</b><i>NAMA</i>', { base: 'NAMA', name: 'NAMA (Copy)' })).toBe(
    '<b id="early-{at}">{name}</b><i>{base}</i>',
  )
})

it('the build fails for a piece with two ids, which would become one', () => {
  expect(() => withHoles('<b id="_R_0_">NAMA</b><i id="_R_1_"></i>', { name: 'NAMA' })).toThrow('several ids')
})

it.each([
  ['a text that the sample does not show', 'LAIN'],
  ['no text', null],
])('the build fails for a hole with %s', (_, text) => {
  expect(() => withHoles('<b>NAMA</b>', { name: text })).toThrow("hole 'name'")
})
