import { describe, expect, it } from 'vitest'
import {
  dataAfterLogout,
  serverErrors,
  foreignPackagesRead,
  foreignPackagesSent,
  foreignNamesShown,
  unexplained,
} from './support/findings'
import type { ProxiedCall } from './support/proxy'

const OURS = 'Chaos 7-abc-1 annur siti'
const COLLEAGUES = 'Chaos 7-abc-2 annur hasan'
const THEIRS = 'Chaos 7-abc-3 barokah dewi'
const SITI = { mitra: 'annur', user: 'siti' }

const mitraOf = (token: string | null) => ({ ours: 'annur', theirs: 'barokah' })[token ?? '']
const owners = new Map([
  [1, new Set(['annur'])],
  [2, new Set(['barokah'])],
])
const body = (value: unknown) => ({ status: 200, body: JSON.stringify(value) })

function passed(changes: Partial<ProxiedCall> = {}): ProxiedCall {
  const server = body({ data: [{ id: 1, nama_paket: OURS }], meta: { total: 1 } })
  return {
    method: 'GET',
    path: '/partner/umroh-regular',
    token: 'ours',
    sent: '',
    fault: null,
    server,
    given: server,
    ...changes,
  }
}
const listOf = (...ids: number[]) => body({ data: ids.map((id) => ({ id, nama_paket: 'Umroh Hemat' })) })
const sent = (changes: Partial<ProxiedCall>) => foreignPackagesSent(passed(changes), mitraOf, owners)

describe('a package of another mitra', () => {
  it('a foreign package in an answer is reported by its name, its id or its address', () => {
    expect(sent({})).toEqual([])
    expect(sent({ server: body({ data: [{ id: 9, nama_paket: THEIRS }] }) })).toEqual([
      `'${THEIRS}' was sent to annur by /partner/umroh-regular`,
    ])
    expect(sent({ server: listOf(1, 2) })).toEqual(['package 2 was sent to annur by /partner/umroh-regular'])
    expect(sent({ path: '/partner/umroh-regular/2', server: body({ data: {} }) })).toEqual([
      'package 2 was sent to annur by /partner/umroh-regular/2',
    ])
    expect(sent({ path: '/partner/umroh-regular/2/edit-data', server: body({ data: {} }) })).toHaveLength(1)
    expect(sent({ path: '/partner/umroh-regular/2', server: { status: 404, body: '{}' } })).toEqual([])
  })

  it('a foreign package is reported even if the network spoilt or lost the answer', () => {
    expect(sent({ server: listOf(2), given: null })).toHaveLength(1)
    expect(sent({ server: body({ data: [] }), given: body({ data: [{ nama_paket: THEIRS }] }) })).toHaveLength(1)
    expect(sent({ server: { status: 200, body: '<html>' }, given: null })).toEqual([])
  })

  it('an unknown token may receive no package, and a package that two mitra can list is reported for both', () => {
    expect(sent({ token: 'unknown' })).toHaveLength(2)
    expect(
      foreignPackagesSent(
        passed({ server: listOf(2), given: null, token: 'theirs' }),
        mitraOf,
        new Map([[2, new Set(['annur', 'barokah'])]]),
      ),
    ).toHaveLength(1)
    expect(sent({ server: listOf(2), given: listOf(2), token: 'theirs' })).toEqual([])
  })

  it('a foreign package that the page read from the browser’s cache is reported', () => {
    const got = (names: string[], token: string | null = 'ours') =>
      foreignPackagesRead({ path: '/api/partner/umroh-regular', token, names }, mitraOf)
    expect(got([OURS, COLLEAGUES])).toEqual([])
    expect(got([OURS, THEIRS])).toEqual([`'${THEIRS}' was read by annur in /api/partner/umroh-regular`])
    expect(got([OURS], null)).toHaveLength(1)
  })

  it('a foreign package on the screen and the draft of a colleague are reported, the package of a colleague is not', () => {
    expect(foreignNamesShown(`${OURS} ${COLLEAGUES}`, OURS, SITI)).toEqual([])
    expect(foreignNamesShown(THEIRS, '', SITI)).toEqual([`'${THEIRS}' is shown to siti of annur`])
    expect(foreignNamesShown('', COLLEAGUES, SITI)).toEqual([`the draft '${COLLEAGUES}' is offered to siti`])
  })
})

describe('a console message', () => {
  const RESOURCE = 'error: Failed to load resource: the server responded with a status of'
  it.each([
    ['uncaught: TypeError: x is not a function'],
    ['error: chaos: a call with the token of a session that is over: /api/partner/me'],
    ['error: Warning: Each child in a list should have a unique "key" prop.'],
    [`${RESOURCE} 500 (Internal Server Error)`],
  ])('a console message without a known cause is reported: %s', (line) =>
    expect(unexplained([line], [passed()])).toEqual([line]),
  )

  it('a console message caused by the proxy, the network or the rules of docs/product.md §11.1 is not reported', () => {
    const explained = [
      `${RESOURCE} 500 (Internal Server Error)`,
      'error: Failed to load resource: net::ERR_EMPTY_RESPONSE',
      'warning: [api] GET /partner/me',
      'error: [auth] Login failed',
    ]
    expect(unexplained(explained, [passed({ given: { status: 500, body: '' } })])).toEqual([])
  })
})

describe('other findings', () => {
  it('an error of the server itself is reported, an error that the proxy made up is not', () => {
    expect(serverErrors(passed({ server: { status: 500, body: '' } }))).toEqual([
      'the server itself answered 500 to GET /partner/umroh-regular',
    ])
    expect(serverErrors(passed({ server: null, given: { status: 500, body: '' } }))).toEqual([])
  })

  it('a token, a user or their draft that remains after Keluar is reported, another user’s draft is not', () => {
    const draft = { 'package-drafts': JSON.stringify([{ user: '3', package: null, draft: {} }]) }
    expect(dataAfterLogout({ ...draft }, '1')).toEqual([])
    expect(dataAfterLogout({ ...draft }, '3')).toEqual(["after 'Keluar' a draft of 3 is still there"])
    expect(dataAfterLogout({ partner_token: 'x' }, '1')).toEqual(["after 'Keluar' there is still partner_token"])
    expect(dataAfterLogout({ 'partner-auth': '{}' }, '1')).toHaveLength(1)
  })
})
