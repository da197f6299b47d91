import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter, useLocation } from 'react-router'
import { expect, it, vi } from 'vitest'
import { MissedMove } from '../../src/layout/MissedMove'

const Where = () => <p>{useLocation().pathname}</p>

/** The user moves while React draws. */
function Moving({ to }: { to: string }) {
  if (window.location.pathname !== to) window.history.replaceState(null, '', to)
  return null
}

const app = (to: string): ReactNode => (
  <BrowserRouter useTransitions={false}>
    <Where />
    <Moving to={to} />
    <MissedMove />
  </BrowserRouter>
)

it('a user who goes forward while React draws the first screen gets the screen of the new address', async () => {
  window.history.replaceState(null, '', '/package/umroh-reguler')
  render(app('/package/umroh-reguler/create'))
  expect(await screen.findByText('/package/umroh-reguler/create')).toBeVisible()
})

it('without a move the router hears of none', () => {
  const heard = vi.fn<() => void>()
  window.addEventListener('popstate', heard)
  window.history.replaceState(null, '', '/package/umroh-reguler')
  render(app('/package/umroh-reguler'))
  window.removeEventListener('popstate', heard)
  expect(heard).not.toHaveBeenCalled()
})
