import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { AppRouter } from '@/app/AppRouter'

const LIST = '/package/umroh-reguler'
const Where = () => (
  <p>{`${useLocation().pathname} ${String((useLocation().state as { step?: number } | null)?.step)}`}</p>
)

/** A move of the user, which the browser reports. */
function moveTo(state: object | null, path: string) {
  window.history.replaceState(state, '', path)
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
}

/** The user moves while React draws: to another address, or to another entry of the same one. */
function Moving({ move }: { move: () => void }) {
  move()
  return null
}

const draw = (move: () => void, children: ReactNode = <Where />) =>
  render(
    <AppRouter>
      {children}
      <Moving move={move} />
    </AppRouter>,
  )

beforeEach(() => window.history.replaceState(null, '', LIST))

it('a user who goes forward while React draws the first screen gets the screen of the new address', async () => {
  draw(() => moveTo(null, `${LIST}/create`))
  expect(await screen.findByText(`${LIST}/create undefined`)).toBeVisible()
})

it('a user who goes back a step of the wizard meanwhile gets that step, although its address is the same', async () => {
  draw(() => moveTo({ key: 'before', usr: { step: 2 } }, LIST))
  expect(await screen.findByText(`${LIST} 2`)).toBeVisible()
})

it('a redirect of the app is no move of the user', async () => {
  const heard = vi.fn<() => void>()
  window.addEventListener('popstate', heard)
  draw(
    () => undefined,
    <Routes>
      <Route path={LIST} element={<Navigate to="/404" replace />} />
      <Route path="/404" element={<Where />} />
    </Routes>,
  )
  expect(await screen.findByText('/404 undefined')).toBeVisible()
  window.removeEventListener('popstate', heard)
  expect(heard).not.toHaveBeenCalled()
})
