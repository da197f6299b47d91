import { Hono } from 'hono'
import type { MessageResponse, TemplateFormResponse, TemplatesResponse } from '@/http/partnerApi.types'
import { forbidden, notFound, requireNone } from '../../errors/apiError'
import { messages } from '../../errors/messages'
import { parseId } from '../../stores/snapshot'
import { readJsonObject, strangersIn } from '../../wire/requests/requestBody'
import { wireTemplate } from '../../wire/wire'
import { wireEditData } from '../../wire/wireAccounts'
import { recordAudit } from '../audit'
import { requireSession, scopeOf, type ApiContext, type ApiEnv } from '../context'
import { keyedWrite } from '../idempotency'
import { decidesTemplates, findOwn } from './shownPackages'

const MOST = 100

/**
 * The templates: packages that an admin has made examples for every mitra (docs/product.md §23.2). A mitra reads the form
 * and saves it as a package of its own. No answer tells a template's mitra, customer, status, links, maker or times.
 */
export function templateRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store } = api
  return new Hono<ApiEnv>()
    .use('/partner/templates/*', requireSession(api), async (c, next) => {
      if (scopeOf(c.get('session')) === 'none') throw forbidden(messages.notAllowed)
      await next()
    })
    .get('/partner/templates', async (c) => {
      const rows = await store.listTemplates(MOST)
      return c.json<TemplatesResponse>({ data: rows.map(wireTemplate), meta: { total: rows.length } })
    })
    .get('/partner/templates/:id/edit-data', async (c) => {
      const id = parseId(c.req.param('id'))
      const found = id === null ? null : await store.findTemplate(id)
      if (!found) throw notFound()
      const { version: _, ...data } = wireEditData(found).data
      return c.json({ data } as TemplateFormResponse)
    })
    .put('/partner/umroh-regular/:id/template', requireSession(api), async (c) => {
      const body = await readJsonObject(c.req.raw)
      const { isTemplate } = body
      requireNone([
        ...(typeof isTemplate === 'boolean' ? [] : [['isTemplate', messages.invalid] as const]),
        ...strangersIn(body, ['isTemplate']),
      ])
      return keyedWrite(api, c, body, {
        may: async (tx) => {
          const found = await findOwn(tx, c, true)
          if (!decidesTemplates(c)) throw forbidden(messages.notAllowed)
          return found
        },
        work: async (tx, { id, isTemplate: before, snapshot }) => {
          const after = isTemplate === true
          if (after !== before) {
            await tx.setTemplate(id, after)
            const change = { before: { isTemplate: before }, after: { isTemplate: after }, label: snapshot.namaPaket }
            await recordAudit(api, c, tx, { event: 'update', resource: 'umroh-regular', recordId: id, ...change })
          }
          const message = messages[after ? 'isTemplate' : 'noTemplate']
          return { status: 200, body: { message } satisfies MessageResponse }
        },
      })
    })
}
