import { nextStep, previousStep, stepOrder, type StepConditions } from '../../../../../domain/package/wizardSteps'
import type { CalendarDate } from '../../../../../domain/types'

/** A drawn step. React draws it anew when its key changes. */
export type DrawnStep = { step: number; key: number }

/** The step that is shown, and those that are drawn ahead. */
export type DrawnSteps = {
  shown: DrawnStep
  ahead: readonly DrawnStep[]
  /** The day on which the steps ahead were drawn: they say what has passed. On another day none of them may be shown. */
  day: CalendarDate
  /** The form has changed since the steps ahead were drawn, so none of them may be shown. */
  isStale: boolean
}

export const onlyStep = (step: number, day: CalendarDate): DrawnSteps => ({
  shown: { step, key: 0 },
  ahead: [],
  day,
  isStale: false,
})

const newKeyAfter = ({ shown, ahead }: DrawnSteps) => Math.max(shown.key, ...ahead.map(({ key }) => key)) + 1

const usable = (drawn: DrawnSteps, day: CalendarDate) => (drawn.isStale || drawn.day !== day ? [] : drawn.ahead)

/** Shows a step: the one that was drawn ahead, if it was drawn from this form and today. The step before leaves the page. */
export function showStep(drawn: DrawnSteps, step: number, day: CalendarDate): DrawnSteps {
  const ahead = usable(drawn, day)
  const shown = ahead.find((each) => each.step === step) ?? { step, key: newKeyAfter(drawn) }
  return { shown, ahead: ahead.filter((each) => each !== shown), day, isStale: false }
}

/** Draws these steps ahead, beside those that are drawn already. One that is out of date goes. */
export function drawAhead(drawn: DrawnSteps, steps: readonly number[], day: CalendarDate): DrawnSteps {
  const known = usable(drawn, day)
  const first = newKeyAfter(drawn)
  const isThere = (step: number) => step === drawn.shown.step || known.some((each) => each.step === step)
  const added = steps.filter((step) => !isThere(step)).map((step, index) => ({ step, key: first + index }))
  return { ...drawn, ahead: [...known, ...added], day, isStale: false }
}

/** Takes all steps ahead away. */
export const dropAhead = (drawn: DrawnSteps): DrawnSteps =>
  drawn.ahead.length === 0 ? drawn : { ...drawn, ahead: [], isStale: false }

export const markStale = (drawn: DrawnSteps): DrawnSteps =>
  drawn.isStale || drawn.ahead.length === 0 ? drawn : { ...drawn, isStale: true }

/** All drawn steps in their own order, so that no element moves when another step is shown. */
export const inOrder = ({ shown, ahead }: DrawnSteps): readonly DrawnStep[] =>
  [shown, ...ahead].sort((one, other) => one.step - other.step)

type Visit = {
  step: number
  /** The step that was shown before this one. */
  cameFrom: number
  /** Not every step has been drawn yet. */
  isFirst: boolean
}

/**
 * The steps to draw ahead, the likeliest first: a mitra mostly goes on in the same direction. The first time all steps are
 * drawn, so that code and styles are ready for each; later the two neighbours are enough.
 */
export function stepsToDraw({ step, cameFrom, isFirst }: Visit, form: StepConditions): number[] {
  const [next, previous] = [nextStep(step, form), previousStep(step, form)]
  const neighbours = cameFrom === next ? [previous, next] : [next, previous]
  return [...new Set([...neighbours, ...(isFirst ? stepOrder(form) : [])])].filter((each) => each !== step)
}
