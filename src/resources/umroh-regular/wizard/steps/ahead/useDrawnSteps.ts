import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { PackageForm } from '../../../../../domain/types'
import { nextStep, previousStep, stepOrder } from '../../../../../domain/package/wizardSteps'
import { drawAhead, dropAhead, markStale, onlyStep, showStep } from './drawnSteps'

/** The step that is shown is painted first. */
const AFTER_PAINT_MS = 50
/** A pause in typing: before it no step is drawn again. */
const PAUSE_MS = 1000
/** After a touch Chrome may call idle callbacks two seconds late. React yields to a press while it draws hidden steps. */
const LATEST_MS = 100

/** Calls `work` after a pause, when the phone is idle. The returned function calls it off. */
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
 * The shown step, and the steps that are drawn ahead while the phone is idle, so that a press shows them sooner
 * (docs/product.md §6.1.11). A browser without idle callbacks draws each step when it is shown.
 */
export function useDrawnSteps(step: number, mayDrawAhead: boolean) {
  const { subscribe, getValues } = useFormContext<PackageForm>()
  const [drawn, setDrawn] = useState(() => onlyStep(step))
  const isFirst = useRef(true)
  const hasProblem = useRef(false)
  const isAllowed = mayDrawAhead && typeof window.requestIdleCallback === 'function'

  useEffect(() => {
    if (!isAllowed) return
    let callOff = () => {}
    // One step at a time, because React puts all that it has drawn into the page at once.
    function draw(steps: readonly number[], count = 1) {
      setDrawn((now) => drawAhead(now, steps.slice(0, count)))
      if (count < steps.length) callOff = afterPause(AFTER_PAINT_MS, () => draw(steps, count + 1))
      else isFirst.current = false
    }
    function begin() {
      if (hasProblem.current) return
      const form = getValues()
      // The first time all steps are drawn, so that code and styles are ready for each. After a change the neighbours are enough.
      draw(isFirst.current ? stepOrder(form) : [nextStep(step, form), previousStep(step, form)])
    }
    callOff = afterPause(AFTER_PAINT_MS, begin)
    const drawAgain = () => {
      callOff()
      callOff = afterPause(PAUSE_MS, begin)
    }
    const stopValues = subscribe({
      formState: { values: true },
      callback: () => {
        setDrawn(markStale)
        drawAgain()
      },
    })
    // A field that was drawn before it had a problem would not say it.
    const stopProblems = subscribe({
      formState: { errors: true },
      callback: ({ errors = {} }) => {
        const had = hasProblem.current
        hasProblem.current = Object.keys(errors).length > 0
        if (hasProblem.current) {
          callOff()
          setDrawn(dropAhead)
        } else if (had) drawAgain()
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
  return isAllowed ? now : dropAhead(now)
}
