import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { FollowMoves } from '@/layout/FollowMoves'

const LIST = '/package/umroh-reguler'
const Where = () => (
  <p>{`${useLocation().pathname} ${String((useLocation().state as { step?: number } | null)?.step)}`}</p>
)

/** The user moves while React draws: to another address, or to another entry of the same one. */
function Moving({ move }: { move: () => void }) {
  move()
  return null
}

const draw = (move: () => void, children: ReactNode = <Where />) =>
  render(
    <FollowMoves router={BrowserRouter}>
      {children}
      <Moving move={move} />
    </FollowMoves>,
  )

beforeEach(() => window.history.replaceState(null, '', LIST))

it('a user who goes forward while React draws the first screen gets the screen of the new address', async () => {
  draw(() => window.history.replaceState(null, '', `${LIST}/create`))
  expect(await screen.findByText(`${LIST}/create undefined`)).toBeVisible()
})

it('a user who goes back a step of the wizard meanwhile gets that step, although its address is the same', async () => {
  draw(() => window.history.replaceState({ key: 'before', usr: { step: 2 } }, '', LIST))
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
