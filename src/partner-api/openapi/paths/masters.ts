import { HOTEL_RESOURCES, MASTER_FIELDS, MASTERS, MAX_IMPORT_ROWS } from '@/domain/masters/masters'
import { DATE } from '../schemas/common'
import { masterSchemaName } from '../schemas/eachMaster'
import { BODY_REFUSALS, body, listOf, parameter, refusals, revalidated, success, wholeList } from '../shared'
import type { Operation, Parameter, Paths, Schema } from '../types'
import { optional, object, ref } from '../words'

const rowsOf = (request: string): Schema => ({
  type: 'array',
  maxItems: MAX_IMPORT_ROWS,
  items: object({
    id: optional({ anyOf: [ref('Id'), { type: 'null' }], description: 'Null for a new record.' }),
    before: optional({
      anyOf: [ref(request), { type: 'null' }],
      description: 'The record as the preview showed it, null for a new one.',
    }),
    after: ref(request),
  }),
})

/** POST `/{resource}/import`: many records of a master in one transaction. For an API with the feature `import`. */
const importOf = ({ resource, request }: { resource: string; request: string }, tags: string[]): Operation => ({
  operationId: `import:${resource}`,
  tags,
  summary: 'Create and change many records, all or none',
  description:
    'For accounts that may create and edit. 409 names the rows (`rows.4`) whose record is no longer as `before` says, or whose new name exists by now. ' +
    'Without rows nothing is written: with the key of an earlier import the answer is 409 where that import was written. Where it was not, the answer is 200 and it never will be.',
  parameters: [parameter('IdempotencyKey')],
  requestBody: body(object({ rows: rowsOf(request) })),
  responses: {
    200: success('The numbers of created and changed records.', ref('ImportAnswer')),
    ...refusals(...BODY_REFUSALS, 401, 403, 404, 409),
  },
})

/** Writes of many records that can be undone. For an API with the feature `batches`. */
const batchesOf = (resource: string, tags: string[]): Paths => ({
  [`/${resource}/batches/newest`]: {
    get: {
      operationId: `newestBatch:${resource}`,
      tags,
      summary: 'The last write of many records',
      description:
        'For accounts that may edit or delete. An import or a deletion of many. Null before the first, and when the last one was undone.',
      responses: { 200: success('The write.', ref('BatchAnswer')), ...refusals(401, 403) },
    },
  },
  [`/${resource}/batches/{id}/undo`]: {
    post: {
      operationId: `undo:${resource}`,
      tags,
      summary: 'Take a write of many records back, all or none',
      description:
        'For accounts that may write it. New records are deleted, which needs the permission to delete where another account has made them. Deleted ones come back, and others get exactly the values before. ' +
        '409 names the records (`records.12`) that were changed since; with `leave_changed` these are left alone.',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }, parameter('IdempotencyKey')],
      requestBody: body({ type: 'object', properties: { leave_changed: { type: 'boolean' } } }),
      responses: {
        200: success('What was taken back.', ref('UndoneAnswer')),
        ...refusals(...BODY_REFUSALS, 401, 403, 404, 409),
      },
    },
  },
  [`/${resource}/delete`]: {
    post: {
      operationId: `deleteMany:${resource}`,
      tags,
      summary: 'Delete many records, all or none',
      description:
        'For accounts with the permission. 409 names the records that are no longer of the `version` that was sent. Records that are gone already are left out.',
      parameters: [parameter('IdempotencyKey')],
      requestBody: body(
        object({
          rows: {
            type: 'array',
            minItems: 1,
            maxItems: MAX_IMPORT_ROWS,
            items: object({ id: ref('Id'), version: optional({ type: 'string' }) }),
          },
        }),
      ),
      responses: {
        200: success('How many were deleted.', ref('DeletedAnswer')),
        ...refusals(...BODY_REFUSALS, 401, 403, 409),
      },
    },
  },
})

const WRITES = 'For accounts with the permission. An API without this operation has read-only masters.'

type Names = { resource: string; record: string; request: string }

/** POST, PUT and DELETE in ra-data-simple-rest's dialect: body and answer are the bare record. */
function writes({ resource, record, request }: Names, tags: string[]) {
  const write = (verb: string): Pick<Operation, 'operationId' | 'tags' | 'summary' | 'description'> => ({
    operationId: `${verb}:${resource}`,
    tags,
    summary: `${verb} a record`,
    description: WRITES,
  })
  const key = parameter('IdempotencyKey')
  return {
    post: {
      ...write('create'),
      parameters: [key],
      requestBody: body(ref(request)),
      responses: { 201: success('The record.', ref(record)), ...refusals(...BODY_REFUSALS, 401, 403, 409) },
    },
    put: {
      ...write('edit'),
      parameters: [parameter('Id'), key, parameter('IfMatch')],
      requestBody: body(ref(request)),
      responses: { 200: success('The record.', ref(record)), ...refusals(...BODY_REFUSALS, 401, 403, 404, 409) },
    },
    delete: {
      ...write('delete'),
      parameters: [parameter('Id'), key, parameter('IfMatch')],
      responses: { 200: success('The deleted record.', ref(record)), ...refusals(400, 401, 403, 404, 409) },
    },
    restore: {
      ...write('restore'),
      description: `${WRITES} A deleted record comes back as it was, under the same id. It needs the permission to delete.`,
      parameters: [parameter('Id'), key],
      responses: { 200: success('The record.', ref(record)), ...refusals(400, 401, 403, 404, 409) },
    },
  } satisfies Record<string, Operation>
}

function masterPaths(names: Names, list: Operation): Paths {
  const { post, put, delete: remove, restore } = writes(names, list.tags)
  return {
    [`/${names.resource}`]: { get: list, post },
    [`/${names.resource}/import`]: { post: importOf(names, list.tags) },
    ...batchesOf(names.resource, list.tags),
    [`/${names.resource}/{id}`]: { put, delete: remove },
    [`/${names.resource}/{id}/restore`]: { post: restore },
  }
}

const customData = MASTER_FIELDS.map((field) => {
  const { resource } = MASTERS[field]
  const record = masterSchemaName(field)
  return masterPaths(
    { resource, record, request: `${record}Request` },
    {
      operationId: `list:${resource}`,
      tags: ['Masters'],
      summary: 'The whole list',
      parameters: [parameter('IfNoneMatch')],
      responses: { 200: wholeList('The list.', listOf(ref(record))), ...refusals(304, 401) },
    },
  )
})

const date = (name: string): Parameter => ({ name, in: 'query', schema: { type: 'string', pattern: DATE } })

const hotels = Object.values(HOTEL_RESOURCES).map((resource) =>
  masterPaths(
    { resource, record: 'HotelMaster', request: 'HotelMasterRequest' },
    {
      operationId: `list:${resource}`,
      tags: ['Hotels'],
      summary: 'The hotels with their prices for a stay',
      description:
        'The wizard always sends both dates. Without dates the answer holds the rates (HotelMaster), for accounts that may change hotels.',
      parameters: [date('date_check_in'), date('date_check_out'), parameter('IfNoneMatch')],
      responses: {
        200: wholeList('The list.', listOf(ref('Hotel'), ref('HotelMaster'))),
        ...refusals(304, 401, 422),
      },
    },
  ),
)

const uploads: Paths = {
  '/partner/uploads': {
    post: {
      operationId: 'uploadPicture',
      tags: ['Masters'],
      summary: 'Keep a picture for a hotel or a flight',
      description:
        'For accounts that may create or edit hotels or flights. With the feature `uploads` alone. The same picture is kept once and has the same path. One that no record is saved with is erased after a day.',
      parameters: [parameter('IdempotencyKey')],
      requestBody: body(ref('UploadRequest')),
      responses: { 201: success('Its path.', ref('UploadAnswer')), ...refusals(...BODY_REFUSALS, 401, 403, 409) },
    },
  },
}

const categories: Paths = {
  '/umroh-packages': {
    get: {
      operationId: 'listCategories',
      tags: ['Masters'],
      summary: 'The categories of packages',
      description: 'No screen shows them yet.',
      parameters: [parameter('IfNoneMatch')],
      responses: {
        200: revalidated('The list.', listOf(object({ id: ref('Id') }, { additionalProperties: true }))),
        ...refusals(304, 401),
      },
    },
  },
}

export const mastersPaths: Paths = Object.assign({}, ...customData, ...hotels, uploads, categories)

const tags = ['Rates']

export const kursPaths: Paths = {
  '/custom-data/kurs': {
    get: {
      operationId: 'list:custom-data/kurs',
      tags,
      summary: 'Every rate of the riyal, the latest day first',
      description: 'For admins. With the feature `kurs` alone.',
      parameters: [parameter('IfNoneMatch')],
      responses: { 200: revalidated('The history.', listOf(ref('Kurs'))), ...refusals(304, 401, 403) },
    },
    post: {
      operationId: 'create:custom-data/kurs',
      tags,
      summary: 'Record a rate',
      description:
        'For accounts with the permission `custom-data/kurs.create`. A rate is never changed or deleted: a newer one for the same day takes its place.',
      parameters: [parameter('IdempotencyKey')],
      requestBody: body(ref('KursRequest')),
      responses: { 201: success('The rate.', ref('Kurs')), ...refusals(...BODY_REFUSALS, 401, 403, 409) },
    },
  },
}
