import { Hono, type Context } from 'hono'
import type { SetupStateResponse } from '../../../http/partnerApi.types'
import { createFirstOwner } from '../../accounts/firstOwner'
import type { SetupGate } from '../../accounts/setupGate'
import { hashPassword } from '../../auth/passwords'
import { sha256 } from '../../auth/tokens'
import { readSetup } from '../../wire/accountBody'
import { readJsonObject } from '../../wire/requestBody'
import { conflict, unprocessable } from '../apiError'
import type { ApiContext, ApiEnv } from '../context'
import { auditAccount } from './accountAudit'
import { accountMessages } from './accountMessages'
import { signInAs } from '../login/signInAs'

const CLOSED: SetupGate = { keyHash: null, isLocal: () => false }

/** GET and POST `/partner/setup`: the first account, until one exists (docs/product.md §29.1.3). */
export function setupRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now, setup = CLOSED } = api

  const needsKey = (c: Context<ApiEnv>) => !setup.isLocal(c.req.raw, c.env)
  const isKey = async (key: unknown) =>
    typeof key === 'string' && setup.keyHash !== null && (await sha256(key)) === setup.keyHash

  return new Hono<ApiEnv>()
    .get('/', async (c) => c.json<SetupStateResponse>({ open: !(await store.hasAccounts()), needs_key: needsKey(c) }))
    .post('/', async (c) => {
      const body = await readJsonObject(c.req.raw)
      if (await store.hasAccounts()) throw conflict(accountMessages.setupClosed)
      if (needsKey(c) && !(await isKey(body.key))) throw unprocessable({ key: [accountMessages.setupKeyWrong] })
      const { password, ...owner } = await readSetup(body)
      const passwordHash = await hashPassword(password, api.iterations)
      const answer = await store.transaction(async (tx) => {
        const id = await createFirstOwner(tx, { ...owner, passwordHash }, now())
        if (id === null) throw conflict(accountMessages.setupClosed)
        const owned = await tx.findAccount(id)
        if (owned) await auditAccount(api, c, tx, { event: 'create', row: owned, after: owned }, { who: owned })
        return signInAs(api, c, tx, id)
      })
      return c.json(answer, 201)
    })
}
