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
  it('in a body is found by its name, by its id, and by its address', () => {
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

  it('in a body is found also where the network then spoilt it, or nobody was given it', () => {
    expect(sent({ server: listOf(2), given: null })).toHaveLength(1)
    expect(sent({ server: body({ data: [] }), given: body({ data: [{ nama_paket: THEIRS }] }) })).toHaveLength(1)
    expect(sent({ server: { status: 200, body: '<html>' }, given: null })).toEqual([])
  })

  it('is anybody’s own to a token of nobody, and what every mitra is shown is nobody’s', () => {
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

  it('that the browser answered from what it keeps is found in the page', () => {
    const got = (names: string[], token: string | null = 'ours') =>
      strangersRead({ path: '/api/partner/umroh-regular', token, names }, mitraOf)
    expect(got([OURS, COLLEAGUES])).toEqual([])
    expect(got([OURS, THEIRS])).toEqual([`'${THEIRS}' was read by annur in /api/partner/umroh-regular`])
    expect(got([OURS], null)).toHaveLength(1)
  })

  it('on the screen is found, and so is a colleague’s draft of a new package, but not the colleague’s package', () => {
    expect(strangersShown(`${OURS} ${COLLEAGUES}`, OURS, SITI)).toEqual([])
    expect(strangersShown(THEIRS, '', SITI)).toEqual([`'${THEIRS}' is shown to siti of annur`])
    expect(strangersShown('', COLLEAGUES, SITI)).toEqual([`the draft '${COLLEAGUES}' is offered to siti`])
  })
})

describe('a complaint of the browser', () => {
  const RESOURCE = 'error: Failed to load resource: the server responded with a status of'
  it.each([
    ['uncaught: TypeError: x is not a function'],
    ['error: chaos: a call with the token of a session that is over: /api/partner/me'],
    ['error: Warning: Each child in a list should have a unique "key" prop.'],
    [`${RESOURCE} 500 (Internal Server Error)`],
  ])('that nothing explains is found: %s', (line) => expect(unexplained([line], [passed()])).toEqual([line]))

  it('that an answer of the proxy, the network or spec §8 explains is none', () => {
    const explained = [
      `${RESOURCE} 500 (Internal Server Error)`,
      'error: Failed to load resource: net::ERR_EMPTY_RESPONSE',
      'warning: [api] GET /partner/me',
      'error: [auth] Login failed',
    ]
    expect(unexplained(explained, [passed({ given: { status: 500, body: '' } })])).toEqual([])
  })
})

describe('the rest of what must not be', () => {
  it('is a server that fails by itself, but not a network that says so', () => {
    expect(serverTrouble(passed({ server: { status: 500, body: '' } }))).toEqual([
      'the server itself answered 500 to GET /partner/umroh-regular',
    ])
    expect(serverTrouble(passed({ server: null, given: { status: 500, body: '' } }))).toEqual([])
  })

  it('is a token, a user or their draft that is still there after Keluar, but not another’s draft', () => {
    const draft = { 'package-drafts': JSON.stringify([{ user: '3', package: null, draft: {} }]) }
    expect(leftBehind({ ...draft }, '1')).toEqual([])
    expect(leftBehind({ ...draft }, '3')).toEqual(["after 'Keluar' a draft of 3 is still there"])
    expect(leftBehind({ partner_token: 'x' }, '1')).toEqual(["after 'Keluar' there is still partner_token"])
    expect(leftBehind({ 'partner-auth': '{}' }, '1')).toHaveLength(1)
  })
})
