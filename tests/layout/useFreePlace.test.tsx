import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useFreePlace } from '@/layout/useFreePlace'

const measured = vi.fn<(this: Element) => DOMRect>(function (this: Element) {
  const top = this.getAttribute('data-top')
  // Elements that other test files have left on the page take no room.
  if (top === null) return new DOMRect()
  const moved = Number(/translateY\((\d+)px/.exec((this as HTMLElement).style.transform)?.[1] ?? 0)
  return new DOMRect(0, Number(top) + moved, 100, 44)
})

beforeEach(() => {
  vi.useFakeTimers()
  measured.mockClear()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(measured)
})

function Toast() {
  const place = useRef<HTMLDivElement>(null)
  useFreePlace(place, true)
  return <div ref={place} role="status" aria-label="Pesan" data-top="8" />
}

/** Waits until the browser has reported a change, and until the hook has measured again. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(200))

it('a toast moves down when a button comes below it, and measures nothing while the page stays as it is (docs/product.md §14.4.1)', async () => {
  const { rerender } = render(<Toast />)
  const toast = screen.getByRole('status', { name: 'Pesan' })
  await settle()
  expect(toast.style.transform).toBe('')
  rerender(
    <>
      <Toast />
      <button data-top="8">Buat Baru</button>
    </>,
  )
  const shown = screen.getByRole('status', { name: 'Pesan' })
  await settle()
  expect(shown.style.transform).toBe('translateY(48px)')
  await settle()
  measured.mockClear()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(measured).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('scroll'))
  await settle()
  expect(measured).toHaveBeenCalled()
})
