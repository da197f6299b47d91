import { RecordContextProvider, type Identifier, type RaRecord } from 'ra-core'
import { useEffect, useRef, type ReactNode } from 'react'
import { useRowsInPage } from '@/ui/hooks/windowing'
import { CARD_HEIGHT } from './CardListFrame'
import { NextPage } from './cardListPages'

export type CardsProps<Row extends RaRecord> = {
  /** Draws a row. A card that is drawn again with equal props should be a `memo`. */
  renderCard: (row: Row) => ReactNode
  /** px: the assumed height of a card of a list that begins with this row, until one has been measured. */
  heightOf?: ((first: Row) => number) | undefined
  /** px between two cards. */
  gap?: number | undefined
  /** The record whose card is brought into sight, if it is among the first rows. */
  wanted?: Identifier | undefined
  /** Runs when the first rows were searched for it. */
  onSought?: (() => void) | undefined
}

/** `moreFailed` is absent where no page follows. */
type Rows<Row> = { rows: Row[]; moreFailed?: string }

/** The cards of a list in the page: only those near the viewport are elements. */
export function Cards<Row extends RaRecord>(props: CardsProps<Row> & Rows<Row>) {
  const { rows, renderCard, heightOf, gap = 12, wanted, onSought, moreFailed } = props
  const containerRef = useRef<HTMLDivElement>(null)
  const { from, to, room, measure, scrollTo } = useRowsInPage(containerRef, {
    records: rows,
    estimate: (rows[0] && heightOf?.(rows[0])) ?? CARD_HEIGHT,
    gap,
  })
  useEffect(() => {
    if (wanted === undefined) return
    const index = rows.findIndex(({ id }) => String(id) === String(wanted))
    if (index >= 0) scrollTo(index, { align: 'center' })
    onSought?.()
  }, [rows, scrollTo, wanted, onSought])
  return (
    <>
      <div className="rows" ref={containerRef} style={room}>
        {rows.slice(from, to).map((row, offset) => (
          <div key={row.id} ref={measure} data-index={from + offset} style={{ marginBottom: gap }}>
            <RecordContextProvider value={row}>{renderCard(row)}</RecordContextProvider>
          </div>
        ))}
      </div>
      {moreFailed && <NextPage isNear={to >= rows.length} failed={moreFailed} />}
    </>
  )
}
