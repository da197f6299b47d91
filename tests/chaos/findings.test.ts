// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  leftBehind,
  serverTrouble,
  strangersRead,
  strangersSent,
  strangersShown,
  unexplained,
} from './support/findings'
import type { Passed } from './support/proxy'

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

function passed(changes: Partial<Passed> = {}): Passed {
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
const sent = (changes: Partial<Passed>) => strangersSent(passed(changes), mitraOf, owners)

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

  it('for an unknown token, and for packages that several mitra see, every answer is reported', () => {
    expect(sent({ token: 'unknown' })).toHaveLength(2)
    expect(
      strangersSent(
        passed({ server: listOf(2), given: null, token: 'theirs' }),
        mitraOf,
        new Map([[2, new Set(['annur', 'barokah'])]]),
      ),
    ).toHaveLength(1)
    expect(sent({ server: listOf(2), given: listOf(2), token: 'theirs' })).toEqual([])
  })

  it('a foreign package that the browser answered from its cache is reported from the page', () => {
    const got = (names: string[], token: string | null = 'ours') =>
      strangersRead({ path: '/api/partner/umroh-regular', token, names }, mitraOf)
    expect(got([OURS, COLLEAGUES])).toEqual([])
    expect(got([OURS, THEIRS])).toEqual([`'${THEIRS}' was read by annur in /api/partner/umroh-regular`])
    expect(got([OURS], null)).toHaveLength(1)
  })

  it('a foreign package on the screen is reported, a colleague’s package is not, a colleague’s draft is', () => {
    expect(strangersShown(`${OURS} ${COLLEAGUES}`, OURS, SITI)).toEqual([])
    expect(strangersShown(THEIRS, '', SITI)).toEqual([`'${THEIRS}' is shown to siti of annur`])
    expect(strangersShown('', COLLEAGUES, SITI)).toEqual([`the draft '${COLLEAGUES}' is offered to siti`])
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

  it('a console message caused by the proxy, the network or the rules of spec §8 is not reported', () => {
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
  it('an error of the server itself is reported, an error that the proxy invented is not', () => {
    expect(serverTrouble(passed({ server: { status: 500, body: '' } }))).toEqual([
      'the server itself answered 500 to GET /partner/umroh-regular',
    ])
    expect(serverTrouble(passed({ server: null, given: { status: 500, body: '' } }))).toEqual([])
  })

  it('a token, a user or their draft that remains after Keluar is reported, another user’s draft is not', () => {
    const draft = { 'package-drafts': JSON.stringify([{ user: '3', package: null, draft: {} }]) }
    expect(leftBehind({ ...draft }, '1')).toEqual([])
    expect(leftBehind({ ...draft }, '3')).toEqual(["after 'Keluar' a draft of 3 is still there"])
    expect(leftBehind({ partner_token: 'x' }, '1')).toEqual(["after 'Keluar' there is still partner_token"])
    expect(leftBehind({ 'partner-auth': '{}' }, '1')).toHaveLength(1)
  })
})
