import type { EarlyContent, Piece } from '../../resources/earlyDrawing'
import type { fillTemplate } from './fillTemplate'

/** The part of a drawn frame that waits for the screen's data. It shows pieces in place of what says that it loads. */
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
    // What goes is removed first, so that no element that stays is moved: it would lose the focus.
    for (const old of before.values()) if (!shown.includes(old)) old.remove()
    for (const [index, element] of shown.entries()) {
      if (isList) element.dataset.index = String(index)
      const there = rows.children[index] ?? null
      if (there !== element) rows.insertBefore(element, there)
    }
  }

  /**
   * Adds a note to what is shown. False: nothing is shown. A screen reader announces the note once: React's own one, which
   * takes its place as a live region.
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
