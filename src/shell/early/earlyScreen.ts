import { readStoredSession } from '../../auth-provider/storedSession'
import { formatTime } from '../../domain/values/dates'
import type { EarlyContent } from '../../resources/earlyDrawing'
import type { Handover } from '../handover'
import { fillTemplate } from './fillTemplate'
import { frameContent } from './frameContent'

export type StoredSession = NonNullable<ReturnType<typeof readStoredSession>>

/** Where the early script draws, and for which session. */
type Place = { main: HTMLElement; resource: string; session: StoredSession; handover: Handover }

export type EarlyScreen = ReturnType<typeof earlyScreen>

/** A drawn frame, and what the early script does with it: it shows data, says their age, and takes both off again. */
export function earlyScreen({ main, resource, session, handover }: Place) {
  const content = frameContent(main, (piece, holes) => fillTemplate(`${resource}/${piece}`, holes))

  /** Takes off the screen, and from the app, what was read for a session that has ended or a record that is gone. */
  function forget(): void {
    content.reset()
    delete handover.copy
    delete handover.isAnswered
  }

  /** False: the session is no longer the one that the page began with, and all that was drawn is gone. */
  function checkSession(): boolean {
    const now = readStoredSession(localStorage, Date.now())
    const isCurrent = now?.token === session.token && String(now.auth.user.id) === String(session.auth.user.id)
    if (!isCurrent) forget()
    return isCurrent
  }

  function show(drawn: EarlyContent | null | undefined): void {
    if (drawn && main.isConnected) content.show(drawn)
    else content.reset()
  }

  function sayAge(): void {
    const { copy } = handover
    if (!copy || !main.isConnected) return
    handover.saidAge = content.say(['age', { time: formatTime(copy.at) }])
  }

  return { forget, checkSession, show, sayAge }
}
