import { act, fireEvent, render as renderAlone, screen, within } from '@testing-library/react'
import { useState, type ReactElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LayoutKindContext, type LayoutKind } from '@/ui/layout/layoutKind'
import { MuiTheme } from '@/ui/layout/MuiTheme'
import { BottomSheet } from '@/ui/sheet/BottomSheet'

/** The theme says how a sheet moves. */
const render = (page: ReactElement, kind: LayoutKind = 'mobile') =>
  renderAlone(page, {
    wrapper: ({ children }) => (
      <LayoutKindContext value={kind}>
        <MuiTheme>{children}</MuiTheme>
      </LayoutKindContext>
    ),
  })

const dialog = (title: string) => screen.queryByRole('dialog', { name: title, hidden: true })
const shown = (title: string) => screen.getByRole('dialog', { name: title })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

function openBy(name: string) {
  const button = screen.getByRole('button', { name })
  act(() => button.focus())
  fireEvent.click(button)
}

/** A page with a sheet, from which a second sheet can be opened. */
function Page({ onClose }: { onClose?: (close: () => void) => void }) {
  const [outer, setOuter] = useState(false)
  const [inner, setInner] = useState(false)
  const [hasButton, setButton] = useState(true)
  const close = () => setOuter(false)
  return (
    <>
      <button onClick={() => setOuter(true)}>Buka</button>
      <BottomSheet open={outer} onClose={() => (onClose ? onClose(close) : close())} title="Luar">
        {hasButton && <button onClick={() => setButton(false)}>Hilang</button>}
        <button disabled>Mati</button>
        <div data-testid="list" style={{ overflowY: 'auto' }}>
          <button onClick={() => setInner(true)}>Lagi</button>
        </div>
        <button disabled>Akhir</button>
        <BottomSheet open={inner} onClose={() => setInner(false)} title="Dalam">
          <button>Isi</button>
        </BottomSheet>
      </BottomSheet>
    </>
  )
}

/** The animations run, unlike in other tests. */
const moving = () =>
  void (window.matchMedia = () =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: '',
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList)

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom says that the page has lost the focus when the focused element goes.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
})

/** MUI's root of a sheet: the backdrop is its first child. */
const rootOf = (title: string) => shown(title).parentElement!
const backdropOf = (title: string) => rootOf(title).firstElementChild as HTMLElement

describe('the focus of a sheet (fault 39, 47)', () => {
  /** The empty elements before and after the sheet, which only Tab reaches. */
  const edges = () => [...(shown('Luar').parentElement?.querySelectorAll<HTMLElement>(':scope > [tabindex="0"]') ?? [])]

  it('goes into the sheet, and back to the control that opened it', () => {
    render(<Page />)
    openBy('Buka')
    expect(shown('Luar')).toHaveFocus()
    fireEvent.keyDown(shown('Luar'), { key: 'Escape' })
    expect(screen.getByRole('button', { name: 'Buka' })).toHaveFocus()
  })

  it('goes back without moving the page: the control may stand in a sticky bar', () => {
    render(<Page />)
    openBy('Buka')
    const control = screen.getByRole('button', { name: 'Buka', hidden: true })
    // A browser scrolls to the place that the control has in the flow.
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300)
    vi.spyOn(control, 'focus').mockImplementation(() => void scrollY.mockReturnValue(620))
    press('Tutup')
    pass(600)
    expect(scrollTo.mock.calls).toEqual([[0, 300]])
  })

  it('goes back also where the sheet’s contents take it as soon as they are drawn', () => {
    function Calendar() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <button onClick={() => setOpen(true)}>Buka</button>
          <BottomSheet open={open} onClose={() => setOpen(false)} title="Tanggal">
            <button ref={(day) => day?.focus()} onClick={() => setOpen(false)}>
              27
            </button>
          </BottomSheet>
        </>
      )
    }
    render(<Calendar />)
    for (let time = 0; time < 2; time += 1) {
      openBy('Buka')
      press('27')
      pass(600)
      expect(screen.getByRole('button', { name: 'Buka' })).toHaveFocus()
    }
  })

  it('moves in a circle: from the last control that takes it to the first, and back', () => {
    render(<Page />)
    openBy('Buka')
    const [close, last] = [
      within(shown('Luar')).getByRole('button', { name: 'Tutup' }),
      screen.getByRole('button', { name: 'Lagi' }),
    ]
    act(() => last.focus())
    fireEvent.keyDown(last, { key: 'Tab' })
    act(() => edges()[1]?.focus())
    expect(close).toHaveFocus()
    fireEvent.keyDown(close, { key: 'Tab', shiftKey: true })
    act(() => edges()[0]?.focus())
    expect(last).toHaveFocus()
  })

  it('returns to the sheet when its control is gone, and when the page behind takes it', () => {
    render(<Page />)
    openBy('Buka')
    const leaving = screen.getByRole('button', { name: 'Hilang' })
    act(() => leaving.focus())
    fireEvent.click(leaving)
    expect(document.body).toHaveFocus()
    pass(60)
    expect(shown('Luar')).toHaveFocus()
    act(() => screen.getByRole('button', { name: 'Buka', hidden: true }).focus())
    pass(60)
    expect(shown('Luar')).toHaveFocus()
  })

  it('goes back from an inner sheet to the control of the outer one', () => {
    render(<Page />)
    openBy('Buka')
    openBy('Lagi')
    expect(shown('Dalam')).toHaveFocus()
    const outerTakes = vi.fn<() => void>()
    dialog('Luar')?.addEventListener('focusin', outerTakes)
    act(() => shown('Dalam').blur())
    pass(60)
    expect(shown('Dalam')).toHaveFocus()
    expect(outerTakes).not.toHaveBeenCalled()
    fireEvent.keyDown(shown('Dalam'), { key: 'Escape' })
    expect(screen.getByRole('button', { name: 'Lagi' })).toHaveFocus()
  })
})

describe('Escape over sheets (fault 39)', () => {
  it('closes the top sheet only, and the browser does not hear of it', () => {
    render(<Page />)
    openBy('Buka')
    openBy('Lagi')
    expect(fireEvent.keyDown(shown('Dalam'), { key: 'Escape' })).toBe(false)
    pass(1)
    expect([dialog('Luar') !== null, dialog('Dalam')]).toEqual([true, null])
    fireEvent.keyDown(shown('Luar'), { key: 'Escape' })
    pass(1)
    expect(dialog('Luar')).toBeNull()
  })

  it('ends the composition of a letter and leaves the sheet open', () => {
    render(<Page />)
    openBy('Buka')
    fireEvent.keyDown(shown('Luar'), { key: 'Escape', keyCode: 229 })
    pass(1)
    expect(shown('Luar')).toBeVisible()
  })
})

describe('the phone’s back button over sheets (fault 39)', () => {
  let watchers: Watcher[] = []
  class Watcher {
    onclose: (() => void) | null = null
    constructor() {
      watchers.push(this)
    }
    destroy() {
      watchers = watchers.filter((watcher) => watcher !== this)
    }
  }
  beforeEach(() => {
    watchers = []
    vi.stubGlobal('CloseWatcher', Watcher)
  })
  /** A press may close several watchers, the newest first. The browser destroys each of them. */
  const back = (asked: readonly Watcher[]) =>
    act(() =>
      asked.toReversed().forEach((watcher) => {
        watcher.destroy()
        watcher.onclose?.()
      }),
    )

  it('closes the top sheet only, also where the browser asks all sheets', () => {
    render(<Page />)
    openBy('Buka')
    openBy('Lagi')
    expect(watchers).toHaveLength(2)
    back([...watchers])
    pass(1)
    expect([dialog('Luar') !== null, dialog('Dalam')]).toEqual([true, null])
    back([...watchers])
    pass(1)
    expect(dialog('Luar')).toBeNull()
    expect(watchers).toEqual([])
  })

  it('a sheet that is drawn again keeps its watcher, so that the watcher of the inner sheet stays the newest', () => {
    const { rerender } = render(<Page />)
    openBy('Buka')
    openBy('Lagi')
    const before = [...watchers]
    rerender(<Page />)
    expect(watchers).toEqual(before)
  })

  it('asks a sheet again that has refused to close', () => {
    const asked = vi.fn<() => void>()
    render(<Page onClose={asked} />)
    openBy('Buka')
    back([...watchers])
    back([...watchers])
    expect(asked).toHaveBeenCalledTimes(2)
    expect(watchers).toHaveLength(1)
  })
})

describe('the page behind a sheet (docs/product.md §14.2.4)', () => {
  const covered = (element: Element) => element.getAttribute('aria-hidden')

  it('is hidden from screen readers while a sheet is open, and what was hidden before stays hidden', () => {
    const { container } = render(<Page />)
    const other = document.body.appendChild(document.createElement('aside'))
    other.setAttribute('aria-hidden', 'true')
    openBy('Buka')
    expect([container, other].map(covered)).toEqual(['true', 'true'])
    openBy('Lagi')
    const outer = dialog('Luar')!.parentElement!
    expect([container, outer, rootOf('Dalam')].map(covered)).toEqual(['true', 'true', null])
    fireEvent.keyDown(shown('Dalam'), { key: 'Escape' })
    expect([container, outer].map(covered)).toEqual(['true', null])
    fireEvent.keyDown(shown('Luar'), { key: 'Escape' })
    expect([container, other].map(covered)).toEqual([null, 'true'])
    other.remove()
  })

  it('does not scroll until the last sheet is closed', () => {
    const { style } = document.body
    render(<Page />)
    openBy('Buka')
    openBy('Lagi')
    fireEvent.keyDown(shown('Dalam'), { key: 'Escape' })
    expect(style.overflow).toBe('hidden')
    fireEvent.keyDown(shown('Luar'), { key: 'Escape' })
    expect(style.overflow).toBe('')
  })

  it('is free again when its screen goes away with an open sheet', () => {
    const { container, unmount } = render(<Page />)
    openBy('Buka')
    unmount()
    expect([covered(container), document.body.style.overflow]).toEqual([null, ''])
  })
})

describe('a sheet that opens and closes', () => {
  it('a press on the backdrop closes the sheet, which is out of reach at once and gone after half a second', () => {
    moving()
    render(<Page />)
    expect(dialog('Luar')).toBeNull()
    openBy('Buka')
    fireEvent.click(backdropOf('Luar'))
    expect(dialog('Luar')).toHaveAttribute('inert')
    pass(499)
    expect(dialog('Luar')).not.toBeNull()
    pass(1)
    expect(dialog('Luar')).toBeNull()
  })

  it('the second tap of a double tap on a closing sheet reaches its backdrop, and closes nothing twice', () => {
    moving()
    const closes = vi.fn<(close: () => void) => void>((close) => close())
    render(<Page onClose={closes} />)
    openBy('Buka')
    const backdrop = backdropOf('Luar')
    fireEvent.click(backdrop)
    fireEvent.click(backdrop)
    expect(closes).toHaveBeenCalledOnce()
  })

  it('a sheet that opens again on its way down stays', () => {
    moving()
    render(<Page />)
    openBy('Buka')
    fireEvent.keyDown(shown('Luar'), { key: 'Escape' })
    pass(300)
    openBy('Buka')
    const sheet = shown('Luar')
    pass(600)
    expect(shown('Luar')).toBe(sheet)
    expect(sheet).toHaveFocus()
  })

  it('a sheet that opens again on its way down begins with new contents', () => {
    function Typing() {
      const [open, setOpen] = useState(true)
      return (
        <>
          <button onClick={() => setOpen(true)}>Buka</button>
          <BottomSheet open={open} onClose={() => setOpen(false)} title="Isian">
            <input aria-label="Nama" defaultValue="lama" />
          </BottomSheet>
        </>
      )
    }
    moving()
    render(<Typing />)
    const field = () => within(shown('Isian')).getByRole<HTMLInputElement>('textbox', { name: 'Nama' })
    fireEvent.change(field(), { target: { value: 'baru' } })
    expect(field().value).toBe('baru')
    fireEvent.click(backdropOf('Isian'))
    pass(10)
    press('Buka')
    pass(10)
    expect(field().value).toBe('lama')
  })

  it('with reduced motion a sheet is gone at once', () => {
    render(<Page />)
    openBy('Buka')
    press('Tutup')
    pass(0)
    expect(dialog('Luar')).toBeNull()
  })

  it('is as wide as the frame on the phone, and a dialog in the middle of the desktop, wide where it has two columns', () => {
    const { unmount } = render(<Page />)
    openBy('Buka')
    expect(getComputedStyle(rootOf('Luar')).maxWidth).toBe('430px')
    unmount()
    const desktop = render(<Page />, 'desktop')
    openBy('Buka')
    const paper = getComputedStyle(shown('Luar'))
    expect([paper.top, paper.bottom, paper.margin]).toEqual(['24px', '24px', 'auto'])
    expect(paper.maxWidth).toBe('560px')
    desktop.unmount()
    render(
      <BottomSheet open isWide onClose={() => undefined} title="Lebar">
        <button>Isi</button>
      </BottomSheet>,
      'desktop',
    )
    expect(getComputedStyle(shown('Lebar')).maxWidth).toContain('1080px')
  })
})

describe('a finger on a sheet (fault 39, docs/product.md §12.1.12)', () => {
  const HEIGHT = 400
  let now = 0

  const fingerAt = (x: number, y: number) => ({ clientX: 100 + x, pageX: 100 + x, clientY: 500 + y })
  let last = fingerAt(0, 0)

  /** Moves a finger from (100, 500) through the points, a number of ms apart. The sheet is 400 px high. */
  function drag(from: Element, points: readonly (readonly [x: number, y: number])[], stepMs = 100) {
    const touches = (x: number, y: number) => ({ touches: [fingerAt(x, y)] })
    fireEvent.touchStart(from, touches(0, 0))
    for (const [x, y] of points) {
      now += stepMs
      last = fingerAt(x, y)
      fireEvent.touchMove(from, touches(x, y))
    }
  }
  const lift = (from: Element) => fireEvent.touchEnd(from, { touches: [], changedTouches: [last] })
  /** Whether the sheet is up, and no finger holds it. */
  const isAtRest = () =>
    ['', 'none', 'translate(0, 0px)', 'translate(0px, 0px)'].includes(shown('Luar').style.transform)

  beforeEach(() => {
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(850)
    render(<Page />)
    openBy('Buka')
    vi.spyOn(shown('Luar'), 'clientHeight', 'get').mockReturnValue(HEIGHT)
    vi.spyOn(shown('Luar'), 'getBoundingClientRect').mockReturnValue({ top: 450 } as DOMRect)
  })

  it('takes the sheet and its backdrop along, and a sheet that was pulled by less than a quarter returns', () => {
    const sheet = shown('Luar')
    const backdrop = backdropOf('Luar')
    drag(sheet, [
      [0, 5],
      [0, 45],
      [0, 85],
    ])
    expect(sheet.style.transform).toBe('translate(0, 80px)')
    expect(backdrop.style.opacity).toBe('0.8')
    lift(sheet)
    pass(600)
    expect([isAtRest(), backdrop.style.opacity]).toEqual([true, '1'])
  })

  it.each([
    ['beyond a quarter of its height', [5, 45, 85, 110], 100],
    ['by a fling', [5, 25, 45], 16],
  ])('closes a sheet that is pulled %s', (_, ways, stepMs) => {
    const sheet = shown('Luar')
    drag(
      sheet,
      ways.map((way) => [0, way] as const),
      stepMs,
    )
    lift(sheet)
    pass(1)
    expect(dialog('Luar')).toBeNull()
  })

  it('a flung sheet leaves as fast as the finger was', () => {
    moving()
    const sheet = shown('Luar')
    drag(
      sheet,
      [5, 105, 205, 305].map((way) => [0, way] as const),
      50,
    )
    lift(sheet)
    // About 1,900 px/s: the 100 px that are left take some 50 ms.
    pass(70)
    expect(dialog('Luar')).toBeNull()
  })

  it('scrolls a list that is not at its top, and pulls the sheet by one that is', () => {
    const list = screen.getByTestId('list')
    vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(900)
    vi.spyOn(list, 'clientHeight', 'get').mockReturnValue(300)
    list.scrollTop = 20
    const down = [5, 60, 120].map((way) => [0, way] as const)
    drag(list, down)
    expect(isAtRest()).toBe(true)
    lift(list)
    list.scrollTop = 0
    drag(list, [[0, -40], ...down])
    expect(isAtRest(), 'the finger began to scroll').toBe(true)
    lift(list)
    drag(list, down)
    lift(list)
    pass(1)
    expect(dialog('Luar')).toBeNull()
  })

  it('moves nothing sideways, and nothing within the first px of a tap', () => {
    const sheet = shown('Luar')
    for (const way of [
      [
        [40, 10],
        [40, 200],
      ],
      [[0, 3]],
    ] as const) {
      drag(sheet, way)
      expect(isAtRest()).toBe(true)
      lift(sheet)
    }
    pass(1)
    expect(shown('Luar')).toBeVisible()
  })

  it('when the phone cancels the touch, the sheet returns to its place, however far it was', () => {
    const sheet = shown('Luar')
    drag(
      sheet,
      [5, 205, 305].map((way) => [0, way] as const),
    )
    fireEvent.touchCancel(sheet)
    pass(1)
    expect([shown('Luar') === sheet, isAtRest()]).toEqual([true, true])
  })

  it('two fingers zoom, and do not move the sheet', () => {
    const sheet = shown('Luar')
    drag(sheet, [])
    const fingers = (y: number) => ({ touches: [fingerAt(0, y), fingerAt(90, -y)] })
    fireEvent.touchStart(sheet, fingers(0))
    expect(fireEvent.touchMove(sheet, fingers(40)), 'the browser zooms').toBe(true)
    expect(fireEvent.touchMove(sheet, fingers(200))).toBe(true)
    last = fingerAt(0, 200)
    lift(sheet)
    expect([shown('Luar') === sheet, isAtRest()]).toEqual([true, true])
  })

  it('a finger that comes down from the backdrop takes the sheet along from its edge on', () => {
    const sheet = shown('Luar')
    // The sheet's edge is 40 px below the place where the finger begins.
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(540 + HEIGHT)
    const backdrop = backdropOf('Luar')
    drag(backdrop, [
      [0, 20],
      [0, 30],
    ])
    expect(isAtRest()).toBe(true)
    lift(backdrop)
    drag(backdrop, [
      [0, 20],
      [0, 50],
      [0, 70],
    ])
    expect(sheet.style.transform).toBe('translate(0, 20px)')
  })
})
