import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useCover } from '@/ui/layout/useCover'
import { wait } from '../support/renderApp'

afterEach(() => vi.unstubAllGlobals())

const Bar = () => <footer ref={useCover('foot')} style={{ position: 'sticky' }} />
const told = () => document.documentElement.style.getPropertyValue('--foot')

it('the page is told the height of a new bar at once, and a change of it after the bar has been painted', async () => {
  let resize = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = onResize
      }
      observe() {}
      disconnect() {}
    },
  )
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(76)
  const { unmount } = render(<Bar />)
  resize()
  expect(told()).toBe('76px')
  height.mockReturnValue(108)
  resize()
  expect(told()).toBe('76px')
  await wait(10)
  expect(told()).toBe('108px')
  height.mockReturnValue(76)
  resize()
  unmount()
  await wait(10)
  expect(told()).toBe('')
  height.mockRestore()
})
