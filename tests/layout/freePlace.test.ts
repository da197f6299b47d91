import { expect, it } from 'vitest'
import { freePlace } from '@/layout/freePlace'

const TOAST = { top: 8, bottom: 58, left: 0, right: 360 }
const box = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right })

it.each([
  ['nothing is there', [], 0],
  ['the actions are below it', [box(60, 104)], 0],
  ['the actions are beside it', [box(0, 44, 400, 500)], 0],
  ['one action is under it', [box(6, 50, 300, 344)], 48],
  ['there is room between the header and the actions of a card', [box(6, 50), box(60, 104), box(250, 296)], 96],
  ['a gap is too small', [box(0, 50), box(90, 140)], 136],
  ['actions are everywhere', [box(0, 740)], 0],
])('a toast stands where it covers no action: %s', (_, taken, down) => expect(freePlace(TOAST, taken, 740)).toBe(down))
