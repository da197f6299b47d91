import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { stateOfEntry } from '../../../../ui/hooks/historyEntry'
import { FIRST_STEP, LAST_STEP } from '../../../../domain/package/wizardSteps'

/** What the history keeps of a wizard: the step, the one it was reached from, and how many steps lie behind it. */
export type StepState = { step: number; from: number | null; depth: number }

// A page that the history keeps too few of never says that it has gone back.
const LONGEST_WAY_BACK_MS = 1000

function readState(state: unknown): StepState {
  const { step, from, depth } = (state ?? {}) as Partial<StepState>
  const isStep = typeof step === 'number' && step >= FIRST_STEP && step <= LAST_STEP
  return { step: isStep ? step : FIRST_STEP, from: from ?? null, depth: depth ?? 0 }
}

/** As of this moment: the phone's back button may have been pressed since the screen was drawn. */
const currentState = () => readState(stateOfEntry())

/**
 * The current step lives in the history: the phone's back button goes to the step before, not out of the wizard. A form
 * that has just been opened or reloaded starts at the first step whatever the history says (spec §4); a draft that is gone
 * on with, at its own (`start`).
 */
export function useWizardSteps(start: number = FIRST_STEP) {
  const location = useLocation()
  const navigate = useNavigate()
  const state = readState(location.state)
  const [opened, setOpened] = useState(false)
  if (!opened && state.step === start) setOpened(true)

  useEffect(() => {
    if (opened) return
    void navigate('.', { replace: true, state: { ...state, step: start, from: null } satisfies StepState })
  }, [opened, navigate, state, start])

  const step = opened ? state.step : start
  const stateFor = (goal: number): StepState => ({ step: goal, from: step, depth: state.depth + 1 })

  // A second tap may come before the first step is drawn: it would be pushed twice.
  const leaving = useRef(false)
  // Also by the phone's own buttons: a step that is come back to can be left again.
  useLayoutEffect(() => {
    leaving.current = false
  }, [location.key])

  function goTo(goal: number) {
    const now = currentState()
    if (goal === now.step || leaving.current) return
    leaving.current = true
    if (goal === now.from) void navigate(-1)
    else void navigate('.', { state: { step: goal, from: now.step, depth: now.depth + 1 } satisfies StepState })
  }

  /** Leaves for `path`, with the steps taken out of the history: going back does not return into a finished wizard. */
  function leave(path: string) {
    const away = () => void navigate(path, { replace: true })
    const { depth } = currentState()
    if (depth === 0) return away()
    const onBack = () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', onBack)
      // Once the router itself has heard of going back.
      setTimeout(away)
    }
    const timer = setTimeout(onBack, LONGEST_WAY_BACK_MS)
    window.addEventListener('popstate', onBack)
    window.history.go(-depth)
  }

  return { step, goTo, leave, stateFor }
}
