import { MAX_IMPORT_ROWS } from '../../../domain/masters/importRules'
import { ref } from '../schemas/common'
import { BODY_REFUSALS, body, parameter, refusals, success } from '../shared'
import type { Operation, Schema } from '../types'

const rowsOf = (request: string): Schema => ({
  type: 'array',
  maxItems: MAX_IMPORT_ROWS,
  items: {
    type: 'object',
    properties: {
      id: { anyOf: [ref('Id'), { type: 'null' }], description: 'Null for a new record.' },
      before: {
        anyOf: [ref(request), { type: 'null' }],
        description: 'The record as the preview showed it, null for a new one.',
      },
      after: ref(request),
    },
    required: ['after'],
  },
})

/** POST `/{resource}/import`: many records of a master in one transaction. For an API with the feature `import`. */
export const importOf = ({ resource, request }: { resource: string; request: string }, tags: string[]): Operation => ({
  operationId: `import:${resource}`,
  tags,
  summary: 'Create and change many records, all or none',
  description:
    'For accounts that may create and edit. 409 names the rows (`rows.4`) whose record is no longer as `before` says, or whose new name exists by now. ' +
    'Without rows nothing is written: with the key of an earlier import the answer is 409 where that import was written. Where it was not, the answer is 200 and it never will be.',
  parameters: [parameter('IdempotencyKey')],
  requestBody: body({ type: 'object', properties: { rows: rowsOf(request) }, required: ['rows'] }),
  responses: {
    200: success('The numbers of created and changed records.', ref('ImportAnswer')),
    ...refusals(...BODY_REFUSALS, 401, 403, 404, 409),
  },
})
