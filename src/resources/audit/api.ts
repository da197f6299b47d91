import { asJson, readId, readRecords, readText, type Json } from '@/data-provider/mappers/wire'
import type { ApiContext, BaseApi, ResourceApi } from '@/data-provider/resourceApi'
import type { Actions } from '@/data-provider/types'
import type { Query } from '@/http/addresses'
import type { AuditRecord, AuditUser } from '@/domain/audit/events'

const API = '/partner/audit'

const fieldsOf = (value: unknown) => (value === null || value === undefined ? null : asJson(value))

function readAudit(json: Json): AuditRecord | null {
  const id = readId(json.id)
  if (id === null) return null
  return {
    id,
    at: readText(json.at) ?? '',
    userName: readText(json.user_name) ?? '',
    address: readText(json.address) ?? '',
    event: readText(json.event) ?? '',
    resource: readText(json.resource) ?? '',
    recordId: readId(json.record_id),
    label: readText(json.label) ?? '',
    before: fieldsOf(json.before),
    after: fieldsOf(json.after),
  }
}

function readUser(json: Json): AuditUser | null {
  const id = readId(json.id)
  return id === null ? null : { id, name: readText(json.name) ?? '-' }
}

/** The calls about the audit. `meta.before` of the list asks for the page that the last answer's `meta.next` named. */
export const createApi = (_base: BaseApi, { http }: ApiContext): ResourceApi => ({
  getList: async ({ filter, pagination, meta, signal }) => {
    const { before } = (meta ?? {}) as { before?: string | null }
    const query = { ...(filter as Query), per_page: pagination?.perPage, before: before ?? undefined }
    const answer = asJson(await http.request('GET', API, { query, signal }))
    const next = readText(asJson(answer.meta).next)
    const pageInfo = { hasNextPage: next !== null, hasPreviousPage: Boolean(before) }
    return { data: readRecords(answer, readAudit), pageInfo, meta: { next } }
  },
  methods: {
    auditUsers: async (signal?: AbortSignal) => ({
      data: readRecords(await http.request('GET', `${API}/users`, { signal }), readUser),
    }),
  } satisfies Partial<Actions>,
})
