import { describe, expect, it } from 'vitest'
import { makeLink } from '@/partner-api/accounts/accounts'
import { LOGIN_PACES } from '@/partner-api/auth/limits/loginPaces'
import { DEWI, HASAN, NOW, SITI } from '../../fixtures'
import { scene, type Person } from './loginScene'

const HOUR = 60 * 60_000

const times = async (count: number, visitor: Person, email: string) => {
  const answers: number[] = []
  for (let index = 0; index < count; index += 1) answers.push(await visitor.try(email))
  return answers
}

describe('strangers who try the passwords of a user', () => {
  it('strangers at many addresses never keep out a user on a device or at an address that signed in before', async () => {
    const { at } = await scene()
    const phone = at('198.51.100.7')
    expect(await phone.try(SITI, 'mitra123')).toBe(200)
    for (let index = 0; index < 200; index += 1) await at(`203.0.${index}.1`).try(SITI)
    expect(await at('192.0.2.1').try(SITI, 'mitra123')).toBe(429)
    expect(await at('198.51.100.7').try(SITI, 'mitra123')).toBe(200)
    const elsewhere = at('192.0.2.2')
    elsewhere.jar.cookie = phone.jar.cookie
    expect(await elsewhere.try(SITI, 'mitra123')).toBe(200)
  })
  it('a stranger at the user’s own address cannot keep out the user’s device', async () => {
    const { at } = await scene()
    const phone = at('198.51.100.7')
    expect(await phone.try(SITI, 'mitra123')).toBe(200)
    await times(50, at('198.51.100.7'), SITI)
    expect(await phone.try(SITI, 'mitra123')).toBe(200)
  })
  it('strangers never keep out a user at the place where an invitation or a reset link was used', async () => {
    const { store, at } = await scene()
    const account = await store.findAccount((await store.findUserByEmail(SITI))?.id ?? 0)
    if (!account) throw new Error('no Siti')
    const phone = at('198.51.100.7')
    const token = (await makeLink(store, account, NOW)).path.split('#').at(-1) ?? ''
    expect(await phone.useLink(token, 'kurma di halaman')).toBe(200)
    expect(phone.jar.cookie).toMatch(/^device=[\w-]{43}$/)
    for (let index = 0; index < 60; index += 1) await at(`203.0.${index}.1`).try(SITI)
    expect(await at('192.0.2.1').try(SITI, 'kurma di halaman')).toBe(429)
    expect(await at('198.51.100.7').try(SITI, 'kurma di halaman')).toBe(200)
    const elsewhere = at('192.0.2.2')
    elsewhere.jar.cookie = phone.jar.cookie
    expect(await elsewhere.try(SITI, 'kurma di halaman')).toBe(200)
  })
  it('a device cookie of one account opens no tries of another, and an invented one none at all', async () => {
    const { at } = await scene()
    const dewi = at('192.0.2.9')
    expect(await dewi.try(DEWI, 'mitra123')).toBe(200)
    const cookie = dewi.jar.cookie
    const answers: number[] = []
    for (let index = 0; index < 60; index += 1) {
      const attacker = at('203.0.113.1')
      attacker.jar.cookie = index % 2 ? cookie : `device=${String(index).padStart(43, 'x')}`
      answers.push(await attacker.try(SITI))
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(10)
  })
  it('an IPv6 network has as many tries as a single address', async () => {
    const { at } = await scene()
    const answers: number[] = []
    for (let index = 0; index < 30; index += 1) answers.push(await at(`2001:db8:1:2::${index.toString(16)}`).try(SITI))
    expect(answers.filter((status) => status === 401)).toHaveLength(10)
    expect(await at('2001:db8:1:3::1').try(SITI, 'mitra123')).toBe(200)
  })
  it('a try that is refused writes nothing, and does not make the wait longer', async () => {
    const { api, at, store } = await scene()
    const stranger = at('203.0.113.1')
    await times(10, stranger, SITI)
    const before = JSON.stringify(store.exportState())
    for (let index = 0; index < 29; index += 1) {
      expect(await stranger.try(SITI)).toBe(429)
      expect(JSON.stringify(store.exportState())).toBe(before)
      api.clock.now += 1000
    }
    api.clock.now += 1000
    expect(await stranger.try(SITI)).toBe(401)
  })
  it('old counts are deleted by time, also when nobody signs in', async () => {
    const { api, at, store } = await scene()
    for (let index = 0; index < 20; index += 1) await at(`203.0.113.${index}`).try(`orang${index}@a.co`)
    expect(Object.keys(store.exportState().attempts).length).toBeGreaterThan(40)
    api.clock.now += 4 * 24 * HOUR
    await at('192.0.2.1').try(SITI)
    expect(Object.keys(store.exportState().attempts).length).toBeLessThan(6)
  })
})

describe('behind a proxy that the server was not told to trust', () => {
  it('a hundred wrong logins of one client shut out nobody else, on an old or a new device', async () => {
    const { at } = await scene()
    const hasan = at('10.0.0.1', '198.51.100.7')
    expect(await hasan.try(HASAN, 'mitra123')).toBe(200)
    const attacker = at('10.0.0.1', '203.0.113.1')
    for (let index = 0; index < 150; index += 1) await attacker.try(index < 9 ? SITI : `orang${index}@a.co`)
    expect(await attacker.try(DEWI, 'mitra123')).toBe(429)
    expect(await hasan.try(HASAN, 'mitra123')).toBe(200)
    expect(await at('10.0.0.1', '198.51.100.8').try(SITI, 'mitra123')).toBe(200)
  })
  it('somebody who invents the header gains no tries for one account, and limited ones for all', async () => {
    const { at } = await scene({ loginPaces: { ...LOGIN_PACES, shared: { ...LOGIN_PACES.shared, free: 70 } } })
    const one: number[] = []
    for (let index = 0; index < 60; index += 1) one.push(await at('203.0.113.1', `10.9.8.${index}`).try(SITI))
    // Fifty free ones, and the first place of a line.
    expect(one.filter((status) => status === 401)).toHaveLength(51)
    const many: number[] = []
    for (let index = 0; index < 30; index += 1)
      many.push(await at('203.0.113.1', `10.1.0.${index}`).try(`orang${index}@a.co`))
    expect(many.filter((status) => status === 401)).toHaveLength(19)
  })
})

describe('the work of passwords', () => {
  it('right logins that follow each other without a pause are not all hashed', async () => {
    const { at } = await scene()
    const phone = at('198.51.100.7')
    let right = 0
    for (let index = 0; index < 150; index += 1) right += Number((await phone.try(SITI, 'mitra123')) === 200)
    // The first one counts for the address, the others for the device that it made known.
    expect(right).toBe(61)
  })
  it('a user has at most twenty sessions: the one used longest ago ends', async () => {
    const { api, at, store } = await scene()
    const tokens: string[] = []
    for (let index = 0; index < 22; index += 1) {
      api.clock.now += 1000
      await at(`198.51.100.${index}`).try(SITI, 'mitra123')
      tokens.push(Object.keys(store.exportState().tokens).at(-1) ?? '')
    }
    const kept = Object.keys(store.exportState().tokens)
    expect(kept).toHaveLength(20)
    expect(kept).not.toContain(tokens[0])
    expect(kept).toContain(tokens[2])
  })
  it('a login on the same browser ends the session that it replaces', async () => {
    const { at, store } = await scene()
    const phone = at('198.51.100.7')
    for (let index = 0; index < 3; index += 1) expect(await phone.try(SITI, 'mitra123')).toBe(200)
    expect(Object.keys(store.exportState().tokens)).toHaveLength(1)
  })
})
