import { ref } from '../schemas/common'
import { BODY_REFUSALS, body, listOf, parameter, refusals, revalidated, success } from '../shared'
import type { Paths } from '../types'

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
