import { describe, expect, it } from 'vitest'
import {
  drawAhead,
  dropAhead,
  inOrder,
  markStale,
  onlyStep,
  showStep,
} from '../../../../src/resources/umroh-regular/wizard/steps/ahead/drawnSteps'

const stepsOf = (list: readonly { step: number }[]) => list.map(({ step }) => step)
const keyOf = (drawn: ReturnType<typeof onlyStep>, step: number) =>
  inOrder(drawn).find((each) => each.step === step)?.key

describe('the steps that the wizard has in the page', () => {
  const atFirst = drawAhead(onlyStep(0), [0, 1, 2])

  it('a step that was drawn ahead is shown as it was drawn, and the step before leaves the page', () => {
    const moved = showStep(atFirst, 1)
    expect(moved.shown.key).toBe(keyOf(atFirst, 1))
    expect(stepsOf(moved.ahead)).toEqual([2])
  })

  it('a change of the form has every hidden step drawn anew', () => {
    const moved = showStep(markStale(atFirst), 1)
    expect(inOrder(atFirst).map(({ key }) => key)).not.toContain(moved.shown.key)
    expect(moved.ahead).toEqual([])
    const again = drawAhead(markStale(atFirst), [0, 1])
    expect(stepsOf(again.ahead)).toEqual([1])
    expect(keyOf(again, 1)).not.toBe(keyOf(atFirst, 1))
    expect(again.isStale).toBe(false)
  })

  it('a hidden step that is up to date is not drawn twice, and the shown step never', () => {
    expect(drawAhead(atFirst, [0, 1, 2])).toEqual(atFirst)
    expect(stepsOf(drawAhead(showStep(atFirst, 1), [0, 2]).ahead)).toEqual([2, 0])
  })

  it('all keys differ, and the steps stand in their own order', () => {
    const drawn = drawAhead(showStep(drawAhead(onlyStep(3), [2, 4]), 4), [3, 5, 0])
    expect(stepsOf(inOrder(drawn))).toEqual([0, 2, 3, 4, 5])
    expect(new Set(inOrder(drawn).map(({ key }) => key)).size).toBe(5)
  })

  it('the shown step stays when the hidden ones leave the page', () => {
    expect(inOrder(dropAhead(atFirst))).toEqual([atFirst.shown])
  })
})
