import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { useWrite, type Outcome, type WriteOptions } from '@/ui/hooks/useWrite'

/**
 * Shows a screen that writes in its layout effect. `order` gets each step. No `act` is at work, so React runs the passive
 * effects of the screen later, as in a browser.
 */
function showScreen(options: Omit<WriteOptions<string, string>, 'resource'>, outcome: Outcome, order: string[]) {
  function Screen() {
    const { run } = useWrite({ resource: 'status', ...options })
    const begin = useEffectEvent(() => {
      // StrictMode runs each effect twice.
      if (order.push('write') === 1) run('once', outcome)
    })
    useLayoutEffect(() => begin(), [])
    useEffect(() => {
      order.push('effects')
      return () => void order.push('left')
    }, [])
    return null
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = createRoot(document.createElement('div'))
  root.render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <Screen />
      </QueryClientProvider>
    </StrictMode>,
  )
  return { leave: () => root.unmount() }
}

describe('the outcome that a write tells the screen that asked for it', () => {
  it.each<[string, () => Promise<string>, keyof Outcome]>([
    ['an answer', () => Promise.resolve('saved'), 'onDone'],
    ['a failure', () => Promise.reject(new Error('refused')), 'onError'],
  ])(
    '%s that comes before React has run the passive effects of the screen reaches the screen',
    async (_, write, told) => {
      const outcome = { onDone: vi.fn<() => void>(), onError: vi.fn<(error: Error) => void>() }
      const order: string[] = []
      const note = () => void order.push('answer')
      const { leave } = showScreen({ write, onWritten: note, onFailed: note }, outcome, order)
      await vi.waitFor(() => expect(order).toContain('effects'))
      expect(order.slice(0, 3)).toEqual(['write', 'answer', 'effects'])
      expect(outcome[told]).toHaveBeenCalledOnce()
      expect(outcome[told === 'onDone' ? 'onError' : 'onDone']).not.toHaveBeenCalled()
      leave()
    },
  )

  it('the callbacks of a screen that the user has left are not called', async () => {
    const onDone = vi.fn<() => void>()
    const order: string[] = []
    let answer: (saved: string) => void = () => undefined
    const promise = new Promise<string>((resolve) => {
      answer = resolve
    })
    const { leave } = showScreen(
      { write: () => promise, onWritten: () => void order.push('answer') },
      { onDone },
      order,
    )
    await vi.waitFor(() => expect(order).toContain('effects'))
    leave()
    await vi.waitFor(() => expect(order.at(-1)).toBe('left'))
    answer('saved')
    await vi.waitFor(() => expect(order).toContain('answer'))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(onDone).not.toHaveBeenCalled()
  })
})
