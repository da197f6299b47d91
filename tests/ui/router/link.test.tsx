import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import {
  Link,
  memoryHistory,
  NavLink,
  Outlet,
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from '../../../src/ui/router'

const at = (address: string, children: ReactNode) => {
  const history = memoryHistory(address)
  render(<Router history={history}>{children}</Router>)
  return history
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('a link leads to its place with its state, in a new entry', () => {
  const history = at(
    '/a',
    <Link to="/b?q=1" state={{ step: 2 }}>
      B
    </Link>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'B' }))
  expect(history.getPlace()).toMatchObject({
    location: { pathname: '/b', search: '?q=1', state: { step: 2 } },
    action: 'PUSH',
  })
})

it('a link to the present address replaces its entry, unless it says otherwise', () => {
  const history = at(
    '/a',
    <>
      <Link to="/a">again</Link>
      <Link to="." replace={false}>
        anew
      </Link>
    </>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'again' }))
  expect(history.getPlace().action).toBe('REPLACE')
  fireEvent.click(screen.getByRole('link', { name: 'anew' }))
  expect(history.getPlace().action).toBe('PUSH')
})

it.each([
  ['a new tab', { ctrlKey: true }],
  ['a new window', { shiftKey: true }],
  ['a new tab on a Mac', { metaKey: true }],
  ['a download', { altKey: true }],
  ['the middle button', { button: 1 }],
])('leaves a click for %s to the browser', (_, click) => {
  const history = at('/a', <Link to="/b">B</Link>)
  const isLeft = fireEvent.click(screen.getByRole('link', { name: 'B' }), click)
  expect([isLeft, history.getPlace().location.pathname]).toEqual([true, '/a'])
})

it('leaves a link with a target to the browser, and a prevented click to its listener', () => {
  const history = at(
    '/a',
    <>
      <Link to="/b" target="_blank">
        tab
      </Link>
      <Link to="/b" onClick={(event) => event.preventDefault()}>
        own
      </Link>
    </>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'tab' }))
  fireEvent.click(screen.getByRole('link', { name: 'own' }))
  expect(history.getPlace().location.pathname).toBe('/a')
})

it('a relative link follows the present place, an absolute one does not', () => {
  const history = at(
    '/a?q=1',
    <>
      <Link to="?page=2">next</Link>
      <Link to={{ pathname: '/c', search: 'x=1' }}>C</Link>
    </>,
  )
  expect([hrefOf('next'), hrefOf('C')]).toEqual(['/a?page=2', '/c?x=1'])
  fireEvent.click(screen.getByRole('link', { name: 'C' }))
  expect([hrefOf('next'), history.getPlace().location.search]).toEqual(['/c?page=2', '?x=1'])
})

it('marks the link of the present screen, and of the screen above it unless only its own counts', () => {
  at(
    '/profile/penawaran',
    <>
      <NavLink to="/">home</NavLink>
      <NavLink to="/profile">profile</NavLink>
      <NavLink to="/profile" end>
        profile alone
      </NavLink>
      <NavLink to="/profile/penawaran" end>
        offer
      </NavLink>
    </>,
  )
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual(['profile', 'offer'])
})

function Package() {
  return <p>package {useParams().id}</p>
}

it('draws a screen within its layouts, and keeps their elements from screen to screen', () => {
  const Layout = () => (
    <main>
      <Outlet />
    </main>
  )
  at(
    '/package/create',
    <Routes>
      <Route element={<Layout />}>
        <Route>
          <Route path="/package/:id" element={<Package />} />
        </Route>
        <Route path="/package/create" element={<Link to="/package/8">to 8</Link>} />
      </Route>
    </Routes>,
  )
  const main = screen.getByRole('main')
  fireEvent.click(screen.getByRole('link', { name: 'to 8' }))
  expect(main).toHaveTextContent('package 8')
})

function Filter() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <>
      <output>{`${pathname} ${params.get('q') ?? ''} ${params.get('status') ?? ''}`}</output>
      <button
        onClick={() => {
          navigate({ search: 'q=new' }, { replace: true })
          setParams((now) => ({ ...Object.fromEntries(now), status: 'draf' }), { replace: true })
        }}
      >
        both
      </button>
    </>
  )
}

it('a change of the query begins with the address as it is by then, not as it was drawn', () => {
  const history = at('/a?q=old', <Filter />)
  fireEvent.click(screen.getByRole('button', { name: 'both' }))
  expect(screen.getByRole('status')).toHaveTextContent('/a new draf')
  expect(history.getPlace().action).toBe('REPLACE')
})
