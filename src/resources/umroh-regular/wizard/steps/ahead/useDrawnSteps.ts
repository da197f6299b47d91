import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { PackageForm } from '../../../../../domain/types'
import { today } from '../../../../../domain/values/dates'
import { afterPause } from './afterPause'
import { drawAhead, dropAhead, markStale, onlyStep, showStep, stepsToDraw } from './drawnSteps'

/** The step that is shown is painted first. */
const AFTER_PAINT_MS = 50
/** The pause between two steps that are drawn, and in typing before a step is drawn again. */
const PAUSE_MS = 1000

/** Whether a field of the form has a problem. */
function useHasProblem() {
  const { subscribe } = useFormContext<PackageForm>()
  const [hasProblem, setHasProblem] = useState(false)
  useEffect(
    () =>
      subscribe({
        formState: { errors: true },
        callback: ({ errors = {} }) => setHasProblem(Object.keys(errors).length > 0),
      }),
    [subscribe],
  )
  return hasProblem
}

/**
 * The shown step, and the steps that are drawn ahead while the phone is idle, so that a press shows them sooner
 * (docs/product.md §6.1.11). A browser without idle callbacks draws each step when it is shown. So does a form in which a
 * field has a problem: a field that was drawn before would not say it.
 */
export function useDrawnSteps(step: number, mayDrawAhead: boolean) {
  const { subscribe, getValues } = useFormContext<PackageForm>()
  const [drawn, setDrawn] = useState(() => onlyStep(step, today()))
  const isFirst = useRef(true)
  const cameFrom = useRef(step)
  const hasProblem = useHasProblem()
  const isAllowed = mayDrawAhead && !hasProblem && typeof window.requestIdleCallback === 'function'

  useEffect(() => {
    if (!isAllowed) return
    let callOff = () => {}
    // One step at a time and with pauses, so that a press seldom comes while one is drawn.
    function draw(steps: readonly number[], count = 1) {
      setDrawn((now) => drawAhead(now, steps.slice(0, count), today()))
      if (count < steps.length) callOff = afterPause(PAUSE_MS, () => draw(steps, count + 1))
      else isFirst.current = false
    }
    const begin = () => draw(stepsToDraw({ step, cameFrom: cameFrom.current, isFirst: isFirst.current }, getValues()))
    callOff = afterPause(AFTER_PAINT_MS, begin)
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        setDrawn(markStale)
        callOff()
        callOff = afterPause(PAUSE_MS, begin)
      },
    })
    return () => {
      cameFrom.current = step
      callOff()
      stop()
    }
  }, [isAllowed, step, subscribe, getValues])

  const allowed = isAllowed ? drawn : dropAhead(drawn)
  const now = allowed.shown.step === step ? allowed : showStep(allowed, step, today())
  if (now !== drawn) setDrawn(now)
  return now
}
