import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRowsInBox, useRowsInPage } from '@/ui/hooks/windowing'

const ESTIMATE = 50
let height = ESTIMATE

/** jsdom has no layout: each row is as high as `height` says, and each element moves up by the scrolled distance. */
beforeEach(() => {
  height = ESTIMATE
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, -window.scrollY, 430, this.dataset.index === undefined ? 0 : height)
  })
})
afterEach(() => vi.unstubAllGlobals())

const recordsOf = (count: number) => Array.from({ length: count }, (_, n) => ({ id: n + 1 }))

type ListProps = { records: { id: number }[]; wholeUpTo?: number }
type Windowed = Pick<ReturnType<typeof useRowsInPage>, 'from' | 'to' | 'room' | 'measure'>

const Rows = ({ records, from, to, room, measure }: ListProps & Windowed) => (
  <ul style={room}>
    {records.slice(from, to).map(({ id }, offset) => (
      <li key={id} ref={measure} data-index={from + offset}>
        {id}
      </li>
    ))}
  </ul>
)

function InPage(props: ListProps) {
  const containerRef = useRef<HTMLDivElement>(null)
  const windowed = useRowsInPage(containerRef, { records: props.records, estimate: ESTIMATE })
  return (
    <div ref={containerRef}>
      <Rows {...props} {...windowed} />
    </div>
  )
}

function InBox(props: ListProps) {
  const boxRef = useRef<HTMLDivElement>(null)
  const { records, wholeUpTo = 0 } = props
  const windowed = useRowsInBox(boxRef, { records, estimate: ESTIMATE, wholeUpTo })
  return (
    <div ref={boxRef}>
      <Rows {...props} {...windowed} />
    </div>
  )
}

const drawn = () => screen.getAllByRole('listitem').map(({ textContent }) => Number(textContent))
const roomLeft = () => {
  const { paddingTop, paddingBottom } = screen.getByRole('list').style
  return [paddingTop, paddingBottom].map(parseFloat)
}
/** The window scrolls to this place. */
function scrollTo(top: number) {
  vi.stubGlobal('scrollY', top)
  act(() => void window.dispatchEvent(new Event('scroll')))
}

it.each([
  ['the page', InPage],
  ['a box without a size', InBox],
])('of ten thousand rows in %s only those near the viewport are drawn', (_place, List) => {
  render(<List records={recordsOf(10_000)} />)
  expect(drawn()[0]).toBe(1)
  expect(drawn().length).toBeGreaterThan(10)
  expect(drawn().length).toBeLessThan(40)
  expect(roomLeft()).toEqual([0, (10_000 - drawn().length) * ESTIMATE])
})

it('a list of few rows is drawn whole, so that the browser’s search in the page finds them all', () => {
  const { rerender } = render(<InBox records={recordsOf(50)} wholeUpTo={50} />)
  expect(drawn()).toHaveLength(50)
  rerender(<InBox records={recordsOf(51)} wholeUpTo={50} />)
  expect(drawn().length).toBeLessThan(50)
})

it('the rows around the place to which the page scrolled are drawn at once', () => {
  render(<InPage records={recordsOf(1000)} />)
  scrollTo(20_000)
  expect(drawn()).toContain(401)
  expect(drawn()).toContain(416)
  expect(drawn()).not.toContain(1)
  expect((roomLeft()[0] ?? 0) + drawn().length * ESTIMATE + (roomLeft()[1] ?? 0)).toBe(1000 * ESTIMATE)
})

it('rows that were never drawn are as high as the first measured one', () => {
  height = 80
  render(<InPage records={recordsOf(1000)} />)
  expect(roomLeft()).toEqual([0, (1000 - drawn().length) * 80])
})

it('a list that is drawn again at its old place is as high as before, and does not scroll', () => {
  const records = recordsOf(1000)
  height = 80
  const first = render(<InPage records={records} />)
  scrollTo(40_000)
  first.unmount()
  const scrolled = vi.spyOn(window, 'scrollTo')
  // The other rows are told by their records, not by the row that is measured first.
  height = 0
  render(<InPage records={records} />)
  expect(drawn()).toContain(505)
  expect(scrolled.mock.calls.every(([to]) => (to as unknown as ScrollToOptions).top === 40_000)).toBe(true)
})
