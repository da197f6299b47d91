import type { RaRecord } from 'ra-core'
import type { Id } from '@/domain/types'
import { bodyOf, pathsOf, type Fields } from '@/records/fields'
import { namedWrites } from './masterWrites'
import { readRecord } from './mappers/masters'
import { asJson, readId, readText, recordIn, type Json } from './mappers/wire'
import { missingIn } from './notFound'
import { pagedList } from './pagedList'
import type { CreateApi } from './resourceApi'
import type { Actions, SaveMeta } from './types'

/**
 * The API of a resource whose fields are declared (src/records/fields.ts): a list in pages, and a record with its version. Each
 * action is a POST to the record's path with the action's name; its parameters are the body.
 */
export const recordApi =
  (fields: Fields, ...actions: (keyof Actions)[]): CreateApi =>
  (base, { http, headersOf }) => {
    const paths = pathsOf(fields)
    function read(json: Json): RaRecord | null {
      const [id, version] = [readId(json.id), readText(json.version)]
      return id === null ? null : { ...readRecord(paths, json), id, ...(version === null ? {} : { version }) }
    }
    const act =
      (action: string) =>
      (id: Id, { meta, ...body }: { meta?: SaveMeta }) =>
        http.request('POST', `${base.path}/${encodeURIComponent(id)}/${action}`, { body, headers: headersOf(meta) })
    return {
      getList: pagedList({ http, path: base.path, read }),
      async getOne(params) {
        const answer = (await base.getOne(params)).data
        const data = read(asJson(recordIn(answer)))
        if (!data) throw missingIn(answer)
        return { data }
      },
      ...namedWrites(base, { fields: paths, bodyOf: (form) => bodyOf(paths, form as object) }),
      methods: Object.fromEntries(actions.map((action) => [action, act(action)])),
    }
  }
