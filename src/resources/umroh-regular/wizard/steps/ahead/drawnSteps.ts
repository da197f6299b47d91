/** A step in the page. React draws it anew when its key changes. */
export type DrawnStep = { step: number; key: number }

/** The steps in the page: the one that is shown, and those that are drawn ahead and hidden. */
export type DrawnSteps = {
  shown: DrawnStep
  ahead: readonly DrawnStep[]
  /** The form has changed since the hidden steps were drawn, so none of them may be shown. */
  isStale: boolean
}

export const onlyStep = (step: number): DrawnSteps => ({ shown: { step, key: 0 }, ahead: [], isStale: false })

const newKeyAfter = ({ shown, ahead }: DrawnSteps) => Math.max(shown.key, ...ahead.map(({ key }) => key)) + 1

const usable = ({ ahead, isStale }: DrawnSteps) => (isStale ? [] : ahead)

/** Shows a step: the one that was drawn ahead, if it was drawn from this form. The step before leaves the page. */
export function showStep(drawn: DrawnSteps, step: number): DrawnSteps {
  const ahead = usable(drawn)
  const shown = ahead.find((each) => each.step === step) ?? { step, key: newKeyAfter(drawn) }
  return { shown, ahead: ahead.filter((each) => each !== shown), isStale: false }
}

/** Draws these steps ahead, beside those that are drawn already. A hidden step that is out of date leaves the page. */
export function drawAhead(drawn: DrawnSteps, steps: readonly number[]): DrawnSteps {
  const known = usable(drawn)
  const first = newKeyAfter(drawn)
  const isThere = (step: number) => step === drawn.shown.step || known.some((each) => each.step === step)
  const added = steps.filter((step) => !isThere(step)).map((step, index) => ({ step, key: first + index }))
  return { ...drawn, ahead: [...known, ...added], isStale: false }
}

/** Takes all hidden steps out of the page. */
export const dropAhead = (drawn: DrawnSteps): DrawnSteps =>
  drawn.ahead.length === 0 ? drawn : { ...drawn, ahead: [], isStale: false }

export const markStale = (drawn: DrawnSteps): DrawnSteps =>
  drawn.isStale || drawn.ahead.length === 0 ? drawn : { ...drawn, isStale: true }

/** All steps in the page, in their own order, so that no element moves when another step is shown. */
export const inOrder = ({ shown, ahead }: DrawnSteps): readonly DrawnStep[] =>
  [shown, ...ahead].sort((one, other) => one.step - other.step)
