import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useSearchText } from '@/ui/form/typed/useSearchText'

beforeEach(() => {
  vi.useFakeTimers()
})

const box = (shown = '') => {
  const show = vi.fn<(q: string) => void>()
  const view = renderHook((now: string) => useSearchText(now, show), { initialProps: shown })
  const type = (text: string) => act(() => view.result.current[1](text))
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  return { ...view, show, type, wait, text: () => view.result.current[0] }
}

it('a search goes out once, 300 ms after the last letter, and trimmed (docs/product.md §12.1.6)', () => {
  const { show, type, wait, text } = box()
  type(' sw')
  wait(299)
  type(' swis ')
  wait(299)
  expect([show.mock.calls, text()]).toEqual([[], ' swis '])
  wait(1)
  expect([show.mock.calls, text()]).toEqual([[['swis']], ' swis '])
})

it('the answer to a search leaves later typed letters', () => {
  const { type, wait, text, rerender } = box()
  type('swis')
  wait(300)
  type('swisso')
  rerender('swis')
  expect(text()).toBe('swisso')
})

it('a search that something else sets or clears replaces the text', () => {
  const { type, wait, text, rerender } = box('anjum')
  rerender('')
  expect(text()).toBe('')
  type('maden')
  wait(300)
  rerender('maden')
  rerender('saja')
  expect(text()).toBe('saja')
})

it('a box that is gone searches no more', () => {
  const { show, type, wait, unmount } = box()
  type('x')
  unmount()
  wait(1000)
  expect(show).not.toHaveBeenCalled()
})
