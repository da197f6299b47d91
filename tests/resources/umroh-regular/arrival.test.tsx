import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { arrivalOf, useArrival } from '@/resources/umroh-regular/arrival'
import { press } from '../../support/renderApp'

function Wish() {
  const [isShared, forget] = useArrival('isShared')
  return <button onClick={forget}>{isShared ? 'Bagikan' : 'nothing'}</button>
}

it('a wish is fulfilled once, also where its screen is drawn anew at the same history entry', () => {
  const entry = { pathname: '/package/umroh-reguler/7', state: arrivalOf({ isShared: true }), key: 'entry' }
  const at = (shown: number) => (
    <MemoryRouter initialEntries={[entry]}>
      <Wish key={shown} />
    </MemoryRouter>
  )
  const { rerender } = render(at(1))
  press(screen.getByRole('button', { name: 'Bagikan' }))
  expect(screen.getByRole('button', { name: 'nothing' })).toBeVisible()
  rerender(at(2))
  expect(screen.getByRole('button', { name: 'nothing' })).toBeVisible()
})
