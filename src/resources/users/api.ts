import type { RaRecord } from 'ra-core'
import { accountActions, accountOrder } from '@/data-provider/accounts'
import { asJson, readId, readText, type Json } from '@/data-provider/mappers/wire'
import type { CreateApi } from '@/data-provider/resourceApi'
import type { Actions } from '@/data-provider/types'
import type { AccountForm, AccountLink, AccountRecord } from '@/domain/access/account'
import { randomKey } from '@/domain/randomKey'
import type { Id } from '@/domain/types'

const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
const statusOf = (value: unknown): AccountRecord['status'] =>
  value === 'disabled' || value === 'invited' ? value : 'active'

function readAccount(json: Json): AccountRecord | null {
  const id = readId(json.id)
  const mitra = asJson(json.mitra)
  const mitraId = readId(mitra.id)
  if (id === null) return null
  return {
    id,
    name: readText(json.name) ?? '',
    email: readText(json.email) ?? '',
    mitra: mitraId === null ? null : { id: mitraId, name: readText(mitra.name) ?? '' },
    roles: texts(json.roles),
    permissions: texts(json.permissions),
    status: statusOf(json.status),
    hasSecondFactor: typeof json.has_second_factor === 'boolean' ? json.has_second_factor : undefined,
    lastLoginAt: 'last_login_at' in json ? readText(json.last_login_at) : undefined,
    linkExpiresAt: readText(json.link_expires_at),
    version: readText(json.version) ?? '',
  }
}

function readLink(answer: unknown): AccountLink | null {
  const link = asJson(asJson(answer).link)
  const path = readText(link.path)
  return path === null ? null : { path, expiresAt: readText(link.expires_at) }
}

const bodyOf = (form: object) => {
  const { mitraId, ...rest } = form as AccountForm
  return { ...rest, mitra_id: mitraId === '' ? null : mitraId }
}

const EVERY_USER = 10_000

/** The calls about users. */
export const createApi: CreateApi = ({ path, rest }, { http }) => {
  const records = rest({
    fields: [{ path: 'mitraId', wire: 'mitra_id' }],
    bodyOf,
    filters: ['mitra_id'],
    orderOf: accountOrder,
    readerOf: () => readAccount,
  })
  return {
    ...records,
    getList: async (params) => {
      const found = await records.getList(params)
      const { mitra_id: mitraId } = (params.filter ?? {}) as { mitra_id?: Id }
      const isOfMitra = ({ mitra }: RaRecord) => String((mitra as AccountRecord['mitra'])?.id) === String(mitraId)
      if (mitraId === undefined || found.data.every(isOfMitra)) return found
      // An earlier partner API does not know this filter and answers the users of all mitra.
      const { page = 1, perPage = EVERY_USER } = params.pagination ?? {}
      const all = await records.getList({ ...params, pagination: { page: 1, perPage: EVERY_USER } })
      const own = all.data.filter(isOfMitra)
      return { data: own.slice((page - 1) * perPage, page * perPage), total: own.length }
    },
    create: async (params) => {
      const { data, meta } = await records.create(params)
      return { data: { ...(data as AccountRecord), link: readLink(meta) } }
    },
    methods: {
      ...accountActions(path, http),
      dropSecondFactor: async (id: Id) => {
        await http.request('DELETE', `/users/${encodeURIComponent(id)}/second-factor`)
      },
      // Each link has its own key: the answer to a repeated key tells no link, and a new link replaces a lost one.
      makeLink: async (id: Id) =>
        readLink(
          await http.request('POST', `/users/${encodeURIComponent(id)}/link`, {
            meta: { idempotencyKey: randomKey() },
          }),
        ),
    } satisfies Partial<Actions>,
  }
}
