import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { PackageForm } from '../../../../domain/types'
import { nextStep, previousStep, stepOrder } from '../../../../domain/package/wizardSteps'
import { drawAhead, dropAhead, markStale, onlyStep, showStep } from './drawnSteps'

/** A pause in typing, in ms: before it the steps ahead are not drawn again. */
const PAUSE_MS = 400
/** The step that is shown is painted first. */
const AFTER_PAINT_MS = 50
/** After a touch Chrome calls idle callbacks as much as two seconds late. React yields to a press while it draws. */
const LATEST_MS = 100

/** Calls `work` when the phone is idle, at the earliest after a pause. The returned function calls it off. */
function afterPause(ms: number, work: () => void): () => void {
  let idle = 0
  const timer = setTimeout(() => {
    idle = window.requestIdleCallback(work, { timeout: LATEST_MS })
  }, ms)
  return () => {
    clearTimeout(timer)
    if (idle) window.cancelIdleCallback(idle)
  }
}

/**
 * The steps in the page. While the phone is idle, the step before and the step after are drawn, hidden, so that a press shows
 * them at once (docs/product.md §6.1.7). A browser without idle callbacks draws each step when it is shown.
 */
export function useDrawnSteps(step: number, mayDrawAhead: boolean) {
  const { subscribe, getValues } = useFormContext<PackageForm>()
  const [drawn, setDrawn] = useState(() => onlyStep(step))
  // The first time all steps are drawn: code and styles are then ready for each of them.
  const isFirst = useRef(true)
  const isAllowed = mayDrawAhead && typeof window.requestIdleCallback === 'function'

  useEffect(() => {
    if (!isAllowed) return
    let hasProblem = false
    const draw = () => {
      if (hasProblem) return
      const form = getValues()
      const steps = isFirst.current ? stepOrder(form) : [previousStep(step, form), nextStep(step, form)]
      isFirst.current = false
      setDrawn((now) => drawAhead(now, steps))
    }
    let callOff = afterPause(AFTER_PAINT_MS, draw)
    const again = () => {
      callOff()
      callOff = afterPause(PAUSE_MS, draw)
    }
    const stopValues = subscribe({
      formState: { values: true },
      callback: () => {
        setDrawn(markStale)
        again()
      },
    })
    // Only the step that is shown may hold a field with a problem: the focus goes to the first such field.
    const stopProblems = subscribe({
      formState: { errors: true },
      callback: ({ errors = {} }) => {
        const had = hasProblem
        hasProblem = Object.keys(errors).length > 0
        if (hasProblem) setDrawn(dropAhead)
        else if (had) again()
      },
    })
    return () => {
      callOff()
      stopValues()
      stopProblems()
    }
  }, [isAllowed, step, subscribe, getValues])

  const now = drawn.shown.step === step ? drawn : showStep(drawn, step)
  if (now !== drawn) setDrawn(now)
  return isAllowed ? now : { ...now, ahead: [] }
}
