import { Hono, type Context } from 'hono'
import type { SetupStateResponse } from '../../../http/partnerApi.types'
import { createFirstOwner, CLOSED_SETUP } from '../../accounts/accounts'
import { sha256 } from '../../auth/tokens'
import { readSetup } from '../../wire/requests/accountBody'
import { readJsonObject } from '../../wire/requests/requestBody'
import { conflict, unprocessable } from '../apiError'
import type { ApiContext, ApiEnv } from '../context'
import { auditAccount, auditMitra } from './accountAudit'
import { accountMessages } from '../messages'
import { queuedHash } from '../login/passwordCheck'
import { signInAs } from '../login/signInAs'

/** GET and POST `/partner/setup`: the first account, until one exists (docs/product.md §29.1.3). */
export function setupRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now, setup = CLOSED_SETUP } = api

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
      const passwordHash = await queuedHash(api, password, 'setup')
      const answer = await store.transaction(async (tx) => {
        const created = await createFirstOwner(tx, { ...owner, passwordHash }, now())
        if (!created) throw conflict(accountMessages.setupClosed)
        const { mitra, account } = created
        await auditMitra(api, c, tx, { event: 'create', row: mitra, after: mitra }, { who: account })
        await auditAccount(api, c, tx, { event: 'create', row: account, after: account }, { who: account })
        return signInAs(api, c, tx, account.id)
      })
      return c.json(answer, 201)
    })
}
