import { describe, expect, it } from 'vitest'
import { EMPTY_PACKAGE } from '../../../../src/domain/package/packageContents'
import {
  drawAhead,
  dropAhead,
  inOrder,
  markStale,
  onlyStep,
  showStep,
  stepsToDraw,
} from '../../../../src/resources/umroh-regular/wizard/steps/ahead/drawnSteps'

const DAY = '2026-11-23'
const stepsOf = (list: readonly { step: number }[]) => list.map(({ step }) => step)
const keyOf = (drawn: ReturnType<typeof onlyStep>, step: number) =>
  inOrder(drawn).find((each) => each.step === step)?.key

describe('the steps that the wizard draws', () => {
  const atFirst = drawAhead(onlyStep(0, DAY), [0, 1, 2], DAY)

  it('a step that was drawn ahead is shown as it was drawn, and the step before leaves the page', () => {
    const moved = showStep(atFirst, 1, DAY)
    expect(moved.shown.key).toBe(keyOf(atFirst, 1))
    expect(stepsOf(moved.ahead)).toEqual([2])
  })

  it('after a change of the form every step ahead is drawn anew', () => {
    const moved = showStep(markStale(atFirst), 1, DAY)
    expect(inOrder(atFirst).map(({ key }) => key)).not.toContain(moved.shown.key)
    expect(moved.ahead).toEqual([])
    const again = drawAhead(markStale(atFirst), [0, 1], DAY)
    expect(stepsOf(again.ahead)).toEqual([1])
    expect(keyOf(again, 1)).not.toBe(keyOf(atFirst, 1))
    expect(again.isStale).toBe(false)
  })

  it('after midnight every step ahead is drawn anew, because it says what has passed', () => {
    const moved = showStep(atFirst, 1, '2026-11-24')
    expect(inOrder(atFirst).map(({ key }) => key)).not.toContain(moved.shown.key)
    expect(keyOf(drawAhead(atFirst, [1], '2026-11-24'), 1)).not.toBe(keyOf(atFirst, 1))
  })

  it('a step ahead that is up to date is not drawn twice, and the shown step never', () => {
    expect(drawAhead(atFirst, [0, 1, 2], DAY)).toEqual(atFirst)
    expect(stepsOf(drawAhead(showStep(atFirst, 1, DAY), [0, 2], DAY).ahead)).toEqual([2, 0])
  })

  it('all keys differ, and the steps stand in their own order', () => {
    const drawn = drawAhead(showStep(drawAhead(onlyStep(3, DAY), [2, 4], DAY), 4, DAY), [3, 5, 0], DAY)
    expect(stepsOf(inOrder(drawn))).toEqual([0, 2, 3, 4, 5])
    expect(new Set(inOrder(drawn).map(({ key }) => key)).size).toBe(5)
  })

  it('the shown step stays when the others go', () => {
    expect(inOrder(dropAhead(atFirst))).toEqual([atFirst.shown])
  })
})

describe('the order in which steps are drawn ahead', () => {
  const order = (step: number, cameFrom: number, isFirst = false) =>
    stepsToDraw({ step, cameFrom, isFirst }, { ...EMPTY_PACKAGE, startCity: 'makkah' })

  it('the next step is drawn before the one that was left', () => {
    expect(order(2, 1)).toEqual([3, 1])
    expect(order(0, 0)).toEqual([1])
  })

  it('on the way back the step before is drawn first', () => {
    expect(order(2, 3)).toEqual([1, 3])
    expect(order(5, 4)).toEqual([4])
  })

  it('the first time every other step follows, each once', () => {
    expect(order(2, 1, true)).toEqual([3, 1, 0, 4, 5])
    expect(order(0, 0, true)).toEqual([1, 2, 3, 4, 5])
  })

  it('a step that the package skips is not drawn', () => {
    const form = { ...EMPTY_PACKAGE, hotelMakkah: { tanpaHotel: true } }
    expect(stepsToDraw({ step: 0, cameFrom: 0, isFirst: true }, form)).toEqual([2, 3, 4, 5])
  })
})
