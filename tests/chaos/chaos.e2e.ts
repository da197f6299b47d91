import { test as base } from '@playwright/test'
import { ADMIN } from '../e2e/support/adminSupport'
import { DEWI, PartnerApi, signInByApi, SITI } from '../e2e/support/support'
import { inviteColleague, type Colleague } from './admin/adminCalls'
import { FIGURES } from './support/figures'
import type { Owners } from './support/findings'
import { startProxy, type Proxy } from './support/proxy'
import { runSession } from './support/session'

const FIRST_SEED = Number(process.env.CHAOS_SEED)
const SESSIONS = Number(process.env.CHAOS_SESSIONS ?? 30)

type Rig = {
  proxy: Proxy
  apiOf: (mitra: string) => PartnerApi
  admin: PartnerApi
  colleague: Colleague
  owners: Owners
}

/** Records which mitra can list which package before the session starts. */
async function ownersOf(apis: Record<string, PartnerApi>): Promise<Owners> {
  const owners = new Map<number, Set<string>>()
  for (const [mitra, api] of Object.entries(apis))
    for (const { id } of await api.packagesNamed(''))
      owners.set(Number(id), (owners.get(Number(id)) ?? new Set()).add(mitra))
  return owners
}

const test = base.extend<object, { rig: Rig }>({
  rig: [
    async ({ playwright }, provide, { project }) => {
      const target = project.use.baseURL ?? ''
      const request = await playwright.request.newContext({ baseURL: target })
      const apiFor = async (email: string) => new PartnerApi(request, await signInByApi(email))
      const [annur, barokah, admin] = [await apiFor(SITI), await apiFor(DEWI), await apiFor(ADMIN)]
      const proxy = await startProxy(target)
      await provide({
        proxy,
        apiOf: (mitra) => (mitra === 'barokah' ? barokah : annur),
        admin,
        colleague: await inviteColleague(admin.signedIn.token, 'Barokah'),
        owners: await ownersOf({ annur, barokah }),
      })
      await proxy.close()
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ rig }, provide) => provide(rig.proxy.url),
})

for (let seed = FIRST_SEED; seed < FIRST_SEED + SESSIONS; seed += 1)
  test(`session ${seed}`, async ({ context, rig }, { annotations }) => {
    const figures = await runSession({ seed, context, ...rig })
    annotations.push({ type: FIGURES, description: JSON.stringify(figures) })
  })
