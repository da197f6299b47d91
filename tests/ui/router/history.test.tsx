import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { memoryHistory, Navigate, Route, Router, Routes, useLocation } from '../../../src/ui/router'
import { browserHistory } from '../../../src/ui/router/history'
import { placeOfEntry, stateOfEntry } from '../../../src/ui/router/historyEntry'

const LIST = '/package/umroh-reguler'
const noop = () => undefined
const stepOf = (state: unknown) => (state as { step?: number } | null)?.step

function Where() {
  const { pathname, search, state } = useLocation()
  return <p>{`${pathname}${search} ${String(stepOf(state))}`}</p>
}

beforeEach(() => window.history.replaceState(null, '', LIST))

it('writes the place of each entry and the state of the app into the browser’s history, where the wizard reads them', () => {
  expect([placeOfEntry(), stateOfEntry()]).toEqual([null, undefined])
  const { navigate } = browserHistory()
  expect(placeOfEntry()).toBe(0)
  navigate('/x', { state: { step: 4 } })
  expect([placeOfEntry(), stateOfEntry()]).toEqual([1, { step: 4 }])
  navigate('/x', { state: { step: 5 }, replace: true })
  expect([placeOfEntry(), stateOfEntry()]).toEqual([1, { step: 5 }])
})

it('keeps the state and the key of the entry that the app is opened on, as after a reload', () => {
  window.history.replaceState({ usr: { step: 3 }, key: 'k', idx: 2 }, '', `${LIST}/create?q=a#b`)
  expect(browserHistory().getPlace()).toEqual({
    location: { pathname: `${LIST}/create`, search: '?q=a', hash: '#b', state: { step: 3 }, key: 'k' },
    action: 'POP',
  })
  expect(placeOfEntry()).toBe(2)
})

it('the router gives each new entry another key, and says how the entry was reached', () => {
  const { navigate, getPlace } = browserHistory()
  navigate('.', { state: 1 })
  const first = getPlace()
  navigate('.', { state: 1, replace: true })
  expect([first.action, getPlace().action]).toEqual(['PUSH', 'REPLACE'])
  expect(first.location.pathname).toBe(LIST)
  expect(getPlace().location.key).not.toBe(first.location.key)
})

it.each(['pushState', 'replaceState'] as const)(
  'opens the address anew when the browser refuses more entries, and the screen stays (%s)',
  (method) => {
    const { navigate, getPlace } = browserHistory()
    const before = getPlace()
    const opened = vi.fn<(address: string) => void>()
    vi.stubGlobal('location', { ...window.location, assign: opened, replace: opened })
    vi.spyOn(window.history, method).mockImplementation(() => {
      throw new DOMException('more than 100 times per 30 seconds', 'SecurityError')
    })
    navigate('/x?q=1', { replace: method === 'replaceState' })
    expect(opened).toHaveBeenCalledWith('/x?q=1')
    expect(getPlace()).toBe(before)
  },
)

it('throws when the state of an entry cannot be copied, because that is a fault of the program', () => {
  const { navigate } = browserHistory()
  vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('a function could not be cloned', 'DataCloneError')
  })
  expect(() => navigate('/x', { state: noop })).toThrow(/could not be cloned/)
})

it('after the last listener has gone, the browser’s moves are not read', () => {
  const history = browserHistory()
  const stop = history.listen(noop)
  stop()
  window.history.replaceState({ usr: { step: 9 } }, '', '/elsewhere')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(history.getPlace().location.pathname).toBe(LIST)
})

it.each([
  ['/other', '/other'],
  ['?q=a', `${LIST}?q=a`],
  ['.', LIST],
  ['#end', `${LIST}#end`],
  [{ search: 'q=a' }, `${LIST}?q=a`],
  [{ search: '' }, LIST],
  [{ pathname: '/other', search: '?q=b', hash: 'c' }, '/other?q=b#c'],
  // A browser would read these characters at the start as another host.
  ['//evil.example/x', '/evil.example/x'],
  ['/\\evil.example/x', '/evil.example/x'],
  ['/\t/evil.example/x', '/evil.example/x'],
  [{ search: '?q=a?b' }, `${LIST}?q=a?b`],
])('a move to %j leads to %s', (to, address) => {
  browserHistory().navigate(to)
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(address)
})

it.each(['javascript:alert(1)', 'https://evil.example', 'users'])('the router moves to no address like %j', (to) => {
  const { navigate } = browserHistory()
  expect(() => navigate(to)).toThrow(/^No path of the app/)
  expect(window.location.pathname).toBe(LIST)
})

it('a history in memory goes back and forward as a browser does, and forgets what lay ahead', () => {
  const history = memoryHistory('/a')
  const places: string[] = []
  history.listen(({ location, action }) => places.push(`${action} ${location.pathname}`))
  history.navigate('/b')
  history.navigate('/c')
  history.navigate(-2)
  history.navigate('/d')
  history.navigate(5)
  history.navigate(-1)
  history.navigate('/e', { replace: true })
  history.navigate(1)
  expect(places).toEqual(['PUSH /b', 'PUSH /c', 'POP /a', 'PUSH /d', 'POP /d', 'POP /a', 'REPLACE /e', 'POP /d'])
})

/** The user moves while React draws: to another address, or to another entry of the same one. */
function Moving({ move }: { move: () => void }) {
  move()
  return null
}
const drawMoving = (move: () => void) =>
  render(
    <Router>
      <Where />
      <Moving move={move} />
    </Router>,
  )

it('a user who goes forward while React draws the first screen gets the screen of the new address (§14.5.8)', async () => {
  drawMoving(() => window.history.replaceState(null, '', `${LIST}/create`))
  expect(await screen.findByText(`${LIST}/create undefined`)).toBeVisible()
})

it('a user who goes back a step of the wizard meanwhile gets that step, although its address is the same (§14.5.8)', async () => {
  drawMoving(() => window.history.replaceState({ key: 'before', usr: { step: 2 } }, '', LIST))
  expect(await screen.findByText(`${LIST} 2`)).toBeVisible()
})

it('a redirect while React draws the first screen leads to its own address', async () => {
  render(
    <Router>
      <Routes>
        <Route path={LIST} element={<Navigate to="/404" replace />} />
        <Route path="/404" element={<Where />} />
      </Routes>
    </Router>,
  )
  expect(await screen.findByText('/404 undefined')).toBeVisible()
})

it('the back button shows the screen before, with its state', async () => {
  render(
    <Router>
      <Where />
    </Router>,
  )
  act(() => {
    window.history.replaceState({ usr: { step: 1 }, key: 'a', idx: 0 }, '', '/before')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(screen.getByText('/before 1')).toBeVisible()
})
