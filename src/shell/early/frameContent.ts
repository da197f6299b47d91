import type { EarlyContent, Piece } from '../../resources/earlyDrawing'
import type { fillTemplate } from './fillTemplate'

/** The part of a drawn frame that waits for the screen's data. It shows pieces in place of what says that it loads. */
export function frameContent(main: HTMLElement, fill: typeof fillTemplate) {
  const waiting = [...main.children]
  let place: HTMLElement | null = null
  let drawn: string[] = []
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
  function show({ pieces, below }: EarlyContent): void {
    note?.remove()
    place ??= begin(below !== undefined)
    if (below !== undefined) place.style.paddingBottom = `${below}px`
    const [old, before] = [[...place.children], drawn]
    drawn = pieces.map((piece) => JSON.stringify(piece))
    for (const [index, [name, holes]] of pieces.entries()) {
      if (drawn[index] === before[index]) continue
      const fresh = fill(name, { ...holes, at: index })
      if (old[index]) old[index].replaceWith(fresh)
      else place.append(fresh)
    }
    old.slice(pieces.length).forEach((element) => element.remove())
  }

  /** Adds a note to what is shown. */
  function say([name, holes]: Piece): void {
    if (!place || note?.isConnected) return
    note = fill(name, holes)
    main.append(note)
  }

  /** Shows again what says that the screen loads. */
  function reset(): void {
    if (place) main.replaceChildren(...waiting)
    ;[place, drawn] = [null, []]
  }

  return { show, say, reset }
}
