import { Hono, type Context } from 'hono'
import { hasPermission } from '../../domain/access/permissions'
import { forbidden, notFound } from './apiError'
import { requireSession, type ApiContext, type ApiEnv } from './context'
import { editableMaster, type EditableMaster } from '../wire/editableMasters'
import { keyedWrite } from './keyedWrite'
import { messages } from './messages'
import { readJsonObject } from '../wire/requestBody'
import { parseId } from '../pricing/snapshot'

const RESOURCE = '/:group{custom-data|hotel}/:name'

/** Finds the master that a request may change. Throws 404 for an unknown name, 403 without the permission `{resource}.{action}`. */
function allowed(c: Context<ApiEnv>, action: 'create' | 'edit' | 'delete'): EditableMaster {
  const master = editableMaster(c.req.param('group') ?? '', c.req.param('name') ?? '')
  if (!master) throw notFound()
  if (!hasPermission(c.get('session').user, `${master.resource}.${action}`)) throw forbidden(messages.notAllowed)
  return master
}

function idOf(c: Context<ApiEnv>): number {
  const id = parseId(c.req.param('id'))
  if (id === null) throw notFound()
  return id
}

function found<T>(record: T | null): T {
  if (record === null) throw notFound()
  return record
}

/** The writes of masters as ra-data-simple-rest sends them: body and answer are the record itself. Saved packages keep their own copies. */
export function masterWriteRoutes(api: ApiContext): Hono<ApiEnv> {
  const signedIn = requireSession(api)
  return new Hono<ApiEnv>()
    .post(RESOURCE, signedIn, async (c) => {
      const { form, save } = allowed(c, 'create').prepare(await readJsonObject(c.req.raw), null)
      return keyedWrite(api, c, form, async (tx) => ({ status: 201, body: found(await save(tx)) }))
    })
    .put(`${RESOURCE}/:id`, signedIn, async (c) => {
      const master = allowed(c, 'edit')
      const { form, save } = master.prepare(await readJsonObject(c.req.raw), idOf(c))
      return keyedWrite(api, c, form, async (tx) => ({ status: 200, body: found(await save(tx)) }))
    })
    .delete(`${RESOURCE}/:id`, signedIn, (c) => {
      const master = allowed(c, 'delete')
      const id = idOf(c)
      return keyedWrite(api, c, null, async (tx) => ({
        status: 200,
        body: found(await master.remove(tx, id, api.now())),
      }))
    })
}
