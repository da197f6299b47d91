import { MAX_IMPORT_ROWS } from '@/domain/masters/masters'
import { parameter, success, type Calls } from '../shared'
import type { Operation, Paths, Schema } from '../types'
import { object, optional, ref } from '../words'

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
export const importOf = (call: Calls, resource: string, request: string): Operation =>
  call(`import:${resource}`, 'Create and change many records, all or none', {
    description:
      'For accounts that may create and edit. 409 names the rows (`rows.4`) whose record is no longer as `before` says, or whose new name exists by now. ' +
      'Without rows nothing is written: with the key of an earlier import the answer is 409 where that import was written. Where it was not, the answer is 200 and it never will be.',
    parameters: [parameter('IdempotencyKey')],
    body: object({ rows: rowsOf(request) }),
    answers: { 200: success('The numbers of created and changed records.', ref('ImportAnswer')) },
    refuses: [404],
  })

/** Writes of many records that can be undone. For an API with the feature `batches`. */
export const batchesOf = (call: Calls, resource: string): Paths => ({
  [`/${resource}/batches/newest`]: {
    get: call(`newestBatch:${resource}`, 'The last write of many records', {
      description:
        'For accounts that may edit or delete. An import or a deletion of many. Null before the first, and when the last one was undone.',
      answers: { 200: success('The write.', ref('BatchAnswer')) },
      refuses: [403],
    }),
  },
  [`/${resource}/batches/{id}/undo`]: {
    post: call(`undo:${resource}`, 'Take a write of many records back, all or none', {
      description:
        'For accounts that may write it. New records are deleted, which needs the permission to delete where another account has made them. Deleted ones come back, and others get exactly the values before. ' +
        '409 names the records (`records.12`) that were changed since; with `leave_changed` these are left alone.',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }, parameter('IdempotencyKey')],
      body: { type: 'object', properties: { leave_changed: { type: 'boolean' } } },
      answers: { 200: success('What was taken back.', ref('UndoneAnswer')) },
    }),
  },
  [`/${resource}/delete`]: {
    post: call(`deleteMany:${resource}`, 'Delete many records, all or none', {
      description:
        'For accounts with the permission. 409 names the records that are no longer of the `version` that was sent. Records that are gone already are left out.',
      parameters: [parameter('IdempotencyKey')],
      body: object({
        rows: {
          type: 'array',
          minItems: 1,
          maxItems: MAX_IMPORT_ROWS,
          items: object({ id: ref('Id'), version: optional({ type: 'string' }) }),
        },
      }),
      answers: { 200: success('How many were deleted.', ref('DeletedAnswer')) },
    }),
  },
})
