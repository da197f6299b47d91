import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import type { PartnerApiOptions } from '@/partner-api/routes/partnerApi'
import { apiOver, type Api } from '../../fixtures'

/** A person at an address, with a browser that keeps the device cookie. */
function visitors(api: () => Api) {
  const now = { address: '', forwardedFor: null as string | null }
  const at = (address: string, forwardedFor: string | null = null) => {
    const jar = { cookie: '', wait: 0 }
    const send = async (path: string, body: object) => {
      Object.assign(now, { address, forwardedFor })
      const headers: Record<string, string> = jar.cookie ? { cookie: jar.cookie } : {}
      const answer = await api().call('POST', path, { body, headers })
      jar.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? jar.cookie
      jar.wait = Number(answer.headers.get('retry-after') ?? 0)
      return answer.status
    }
    return {
      jar,
      try: (email: string, password = 'salah-sekali') => send('/partner/login', { email, password }),
      useLink: (token: string, password: string) => send('/partner/account-link/password', { token, password }),
    }
  }
  return { at, options: { clientAddress: () => now.address, forwardedFor: () => now.forwardedFor } }
}

/** A seeded API, whose visitors are at the addresses that the test says. */
export async function scene(more: Partial<PartnerApiOptions> = {}) {
  const store = createMemoryStore()
  const held: { api?: Api } = {}
  const people = visitors(() => {
    if (!held.api) throw new Error('not open yet')
    return held.api
  })
  const api = await apiOver(store, { ...people.options, ...more })
  held.api = api
  return { store, api, at: people.at }
}

export type Person = ReturnType<ReturnType<typeof visitors>['at']>
