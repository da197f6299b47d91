import { Hono, type Context } from 'hono'
import { requireAdmin } from '../accounts/guard'
import { notFound } from '../apiError'
import { requireSession, type ApiContext, type ApiEnv } from '../context'
import { editableMaster, type EditableMaster, type Written } from '../../wire/editableMasters'
import { recordAudit } from '../audit'
import { keyedWrite } from '../keyedWrite'
import { readJsonObject } from '../../wire/requests/requestBody'
import type { StoreSession } from '../../store'
import { parseId } from '../../pricing/snapshot'

const RESOURCE = '/:group{custom-data|hotel}/:name'

/** Finds the master that a request may change. Throws 404 for an unknown name, 403 unless the user is an admin with the permission `{resource}.{action}`. */
function allowed(c: Context<ApiEnv>, action: 'create' | 'edit' | 'delete'): EditableMaster {
  const master = editableMaster(c.req.param('group') ?? '', c.req.param('name') ?? '')
  if (!master) throw notFound()
  requireAdmin(c.get('session').user, [`${master.resource}.${action}`])
  return master
}

function idOf(c: Context<ApiEnv>): number {
  const id = parseId(c.req.param('id'))
  if (id === null) throw notFound()
  return id
}

/** The writes of masters as ra-data-simple-rest sends them: body and answer are the record itself. Saved packages keep their own copies. */
export function masterWriteRoutes(api: ApiContext): Hono<ApiEnv> {
  const signedIn = requireSession(api)

  /** Carries out one write together with its audit row, or answers 404. */
  const carryOut = (
    c: Context<ApiEnv>,
    {
      status,
      request,
      work,
    }: { status: 200 | 201; request: unknown; work: (tx: StoreSession) => Promise<Written | null> },
  ) =>
    keyedWrite(api, c, request, async (tx) => {
      const written = await work(tx)
      if (!written) throw notFound()
      if (written.change) await recordAudit(api, c, tx, written.change)
      return { status, body: written.body }
    })

  return new Hono<ApiEnv>()
    .post(RESOURCE, signedIn, async (c) => {
      const { form, save } = allowed(c, 'create').prepare(await readJsonObject(c.req.raw), null)
      return carryOut(c, { status: 201, request: form, work: save })
    })
    .put(`${RESOURCE}/:id`, signedIn, async (c) => {
      const master = allowed(c, 'edit')
      const { form, save } = master.prepare(await readJsonObject(c.req.raw), idOf(c))
      return carryOut(c, { status: 200, request: form, work: save })
    })
    .delete(`${RESOURCE}/:id`, signedIn, (c) => {
      const [master, id] = [allowed(c, 'delete'), idOf(c)]
      return carryOut(c, { status: 200, request: null, work: (tx) => master.remove(tx, id, api.now()) })
    })
    .post(`${RESOURCE}/:id/restore`, signedIn, (c) => {
      const [master, id] = [allowed(c, 'delete'), idOf(c)]
      return carryOut(c, { status: 200, request: null, work: (tx) => master.restore(tx, id) })
    })
}
