import {
  observeElementRect,
  observeWindowOffset,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Id } from '@/domain/types'

type RowsOptions = {
  /** The contents of the rows. A list that is drawn again knows by them how high its rows were. */
  records: readonly { id: Id }[]
  /** The number of rows, if the list does not show all records yet. */
  count?: number
  /** px: the assumed height of a row until one has been measured. */
  estimate: number
  /** px between rows. */
  gap?: number
  /** A list of at most this many rows is drawn whole: the browser's search in the page then finds all of them. */
  wholeUpTo?: number
}

/** px beyond the viewport in which rows are drawn too. */
const OVERSCAN_PX = 400
/** The size of a viewport that was not measured, or has none, as in a page without layout. */
const UNSEEN = { width: 0, height: 800 }

/** The last height of each record's row: a list that is drawn again is as high as before, and keeps its scroll position. */
const KNOWN = new WeakMap<object, number>()

/** What both kinds of virtual list tell react-virtual of their rows. */
function useRows({ records, count = records.length, estimate, gap = 0, wholeUpTo = 0 }: RowsOptions) {
  const knownHeight = (index: number) => records[index] && KNOWN.get(records[index])
  // The first measured height is the estimate for all rows that were never drawn. An estimate that changed would move
  // the page.
  const firstRef = useRef(knownHeight(0))
  const estimateSize = (index: number) => knownHeight(index) ?? firstRef.current ?? estimate
  return {
    count,
    gap,
    overscan: count <= wholeUpTo ? count : Math.ceil(OVERSCAN_PX / (estimate + gap)),
    initialRect: UNSEEN,
    estimateSize,
    getItemKey: useCallback((index: number) => records[index]?.id ?? index, [records]),
    measureElement(element: HTMLElement) {
      const index = Number(element.dataset.index)
      const { height } = element.getBoundingClientRect()
      // A hidden row keeps its height.
      if (height === 0) return estimateSize(index)
      const record = records[index]
      if (record) KNOWN.set(record, height)
      firstRef.current ??= height
      return height
    },
  }
}

/**
 * The rows to draw in the normal flow of the page. `room` is the style of their container: the room of the rows that are not
 * drawn. The library holds the rows in view in their place, so the browser may not do it too.
 */
function windowed<S extends Element | Window>(list: Virtualizer<S, HTMLElement>) {
  const items = list.getVirtualItems()
  const [first, last] = [items[0], items.at(-1)]
  const { scrollMargin } = list.options
  return {
    /** Index of the first drawn row, and the index after the last. */
    from: first?.index ?? 0,
    to: last ? last.index + 1 : 0,
    room: {
      paddingTop: first ? first.start - scrollMargin : 0,
      paddingBottom: list.getTotalSize() - (last ? last.end - scrollMargin : 0),
      overflowAnchor: 'none',
    } as const,
    /** The `ref` of a drawn row, which has its index in `data-index`. */
    measure: list.measureElement,
  }
}

/** A virtual list in an element that scrolls: only the rows near the viewport are drawn. */
export function useRowsInBox(boxRef: RefObject<HTMLElement | null>, options: RowsOptions) {
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not on (decision 0010)
  const list = useVirtualizer<HTMLElement, HTMLElement>({
    ...useRows(options),
    getScrollElement: () => boxRef.current,
    observeElementRect: (of, tell) =>
      observeElementRect(of, ({ width, height }) => tell({ width, height: height || UNSEEN.height })),
  })
  return { ...windowed(list), scrollTo: list.scrollToIndex }
}

/** A virtual list that scrolls with the page. `containerRef` is the element that holds the rows. */
export function useRowsInPage(containerRef: RefObject<HTMLElement | null>, options: RowsOptions) {
  const [scrollMargin, setScrollMargin] = useState(0)
  const rows = useRows(options)
  const findStart = useCallback(() => {
    const top = containerRef.current?.getBoundingClientRect().top
    if (top !== undefined) setScrollMargin(top + window.scrollY)
  }, [containerRef])
  useLayoutEffect(findStart, [findStart, rows.count])
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not on (decision 0010)
  const list = useWindowVirtualizer<HTMLElement>({
    ...rows,
    scrollMargin,
    // The user may scroll between the first drawing and this moment. The list would scroll back to where it was drawn.
    observeElementOffset(of, tell) {
      tell(window.scrollY, false)
      return observeWindowOffset(of, tell)
    },
  })
  return { ...windowed(list), scrollTo: list.scrollToIndex }
}
