import { readStoredSession } from '@/auth-provider/storedSession'
import { formatTime } from '@/domain/values/dates'
import type { EarlyContent, Piece } from '@/resources/earlyDrawing'
import type { Handover } from '../handover'
import { fillTemplate } from './fillTemplate'

/** The part of a drawn frame that waits for the screen's data, and then shows pieces of the screen. */
export function frameContent(main: HTMLElement, fill: typeof fillTemplate) {
  const waiting = [...main.children]
  let place: HTMLElement | null = null
  let drawn = new Map<string, HTMLElement>()
  let copies = 0
  let note: Element | null = null

  function begin(isList: boolean): HTMLElement {
    main.replaceChildren()
    if (!isList) return main
    const rows = Object.assign(document.createElement('div'), { className: 'rows' })
    rows.style.paddingTop = '0'
    main.append(rows)
    return rows
  }

  /** Shows the pieces, and no note. A piece that has not changed keeps its elements, and with them the focus. */
  function show({ pieces, isList = false }: EarlyContent): void {
    note?.remove()
    const rows = (place ??= begin(isList))
    const before = drawn
    drawn = new Map(
      pieces.map((piece) => {
        const [contents, [name, holes]] = [JSON.stringify(piece), piece]
        return [contents, before.get(contents) ?? fill(name, { ...holes, at: copies++ })]
      }),
    )
    const shown = [...drawn.values()]
    // Old elements are removed first, so that no element that stays is moved: it would lose the focus.
    for (const old of before.values()) if (!shown.includes(old)) old.remove()
    for (const [index, element] of shown.entries()) {
      if (isList) element.dataset.index = String(index)
      const there = rows.children[index] ?? null
      if (there !== element) rows.insertBefore(element, there)
    }
  }

  /**
   * Adds a note to the shown data. False: no data are shown. A screen reader announces only React's
   * note, which takes the place of this note as a live region.
   */
  function say([name, holes]: Piece): boolean {
    if (!place) return false
    if (note?.isConnected) return true
    note = fill(name, holes)
    note.removeAttribute('role')
    main.append(note)
    return true
  }

  /** Shows again what says that the screen loads. */
  function reset(): void {
    if (place) main.replaceChildren(...waiting)
    ;[place, drawn] = [null, new Map()]
  }

  return { show, say, reset }
}

export type StoredSession = NonNullable<ReturnType<typeof readStoredSession>>

/** The place in which the early script draws, and its session. */
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
    document.documentElement.dataset.has = (drawn?.has ?? []).join(' ')
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
