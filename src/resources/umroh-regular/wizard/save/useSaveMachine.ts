import { useEffect, useState } from 'react'
import { nextSave } from './saveMachine'
import type { Save, SaveEvent, SavePhase } from './saveState'

/** Holds a save and its listeners. It outlives its wizard: an answer may come after the mitra has left. */
function createSaveMachine(start: Save) {
  let save = start
  const listeners = new Set<() => void>()
  return {
    get: () => save,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Returns the phase after the event, or null if the event was ignored. */
    send(event: SaveEvent): SavePhase | null {
      const next = nextSave(save, event)
      if (next === save) return null
      save = next
      for (const listener of listeners) listener()
      return save.phase
    },
  }
}

export type SaveMachine = ReturnType<typeof createSaveMachine>

/** The save machine of a wizard. It receives `left` when the wizard leaves the screen. */
export function useSaveMachine(start: () => Save): SaveMachine {
  const [machine] = useState(() => createSaveMachine(start()))
  useEffect(() => () => void machine.send({ type: 'left' }), [machine])
  return machine
}
