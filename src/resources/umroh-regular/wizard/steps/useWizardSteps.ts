import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LONGEST_MOVE_MS, moveInHistory, stateOfEntry } from '@/ui/hooks/browserHistory'
import { FIRST_STEP, LAST_STEP } from '@/domain/package/wizardSteps'

/** The wizard's part of a history entry: the step, the step that led to it, and the number of steps before it. */
export type StepState = { step: number; from: number | null; depth: number }

function readState(state: unknown): StepState {
  const { step, from, depth } = (state ?? {}) as Partial<StepState>
  const isStep = typeof step === 'number' && step >= FIRST_STEP && step <= LAST_STEP
  return { step: isStep ? step : FIRST_STEP, from: from ?? null, depth: depth ?? 0 }
}

/** Reads the history now, because the mitra may have pressed the phone's back button since the last render. */
const currentState = () => readState(stateOfEntry())

/**
 * The history holds the current step, so that the phone's back button goes to the previous step and not out of the
 * wizard. A form that was opened or reloaded starts at the first step, whatever the history holds (docs/product.md
 * §6.1.5). A resumed draft starts at its own step (`start`).
 */
export function useWizardSteps(start: number = FIRST_STEP) {
  const location = useLocation()
  const navigate = useNavigate()
  const state = readState(location.state)
  const [opened, setOpened] = useState(false)
  if (!opened && state.step === start) setOpened(true)

  useEffect(() => {
    if (opened) return
    navigate('.', { replace: true, state: { ...state, step: start, from: null } satisfies StepState })
  }, [opened, navigate, state, start])

  // The step that is left stays in sight while the history goes back behind it.
  const [left, setLeft] = useState<number | null>(null)
  const step = left ?? (opened ? state.step : start)
  const stateFor = (goal: number): StepState => ({ step: goal, from: step, depth: state.depth + 1 })

  // A second tap may come before the next step is drawn, and would add that step to the history twice.
  const leaving = useRef(false)
  // The phone's own buttons change the step too, so every change of the location allows the next tap.
  useLayoutEffect(() => {
    leaving.current = false
  }, [location.key])

  function goTo(goal: number) {
    const now = currentState()
    if (goal === now.step || leaving.current) return
    leaving.current = true
    if (goal === now.from) moveInHistory(-1)
    else void navigate('.', { state: { step: goal, from: now.step, depth: now.depth + 1 } satisfies StepState })
  }

  /**
   * Goes to `path`, with this state, and removes the wizard's steps from the history, so that Back does not return into a finished
   * wizard.
   */
  function leave(path: string, state?: unknown) {
    const away = () => navigate(path, { replace: true, state })
    const { depth, step: last } = currentState()
    if (depth === 0) return away()
    setLeft(last)
    const onBack = () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', onBack)
      // This waits until the router has received the move back.
      setTimeout(away)
    }
    // If the history holds fewer steps than `depth`, the browser never reports the move.
    const timer = setTimeout(onBack, LONGEST_MOVE_MS)
    window.addEventListener('popstate', onBack)
    moveInHistory(-depth)
  }

  return { step, isFromReview: opened && state.from === LAST_STEP, goTo, leave, stateFor }
}

/** The steps that the mitra has come to since the wizard was opened. A saved package has been through all of them. */
export function useReachedSteps(step: number, isSaved: boolean): readonly number[] {
  const [reached, setReached] = useState<readonly number[]>([isSaved ? LAST_STEP : step])
  if (!reached.includes(step)) setReached([...reached, step])
  return reached
}
