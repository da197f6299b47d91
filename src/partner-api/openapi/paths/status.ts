import { ref } from '../schemas/common'
import { BODY_REFUSALS, body, parameter, refusals, revalidated, success } from '../shared'
import type { Paths } from '../types'

const tags = ['Status']
const ALONE = 'With the feature `status` alone.'
const keyed = [parameter('Id'), parameter('IdempotencyKey')]
const changed = success('The status after the change.', ref('StatusAnswer'))
const changes = { 200: changed, ...refusals(...BODY_REFUSALS, 401, 403, 404, 409) }

export const statusPaths: Paths = {
  '/partner/umroh-regular/{id}/sent': {
    post: {
      operationId: 'noteShare',
      tags,
      summary: 'Note that the mitra shared the package without a link',
      description: `${ALONE} A share ends \`batal\`. A share without a customer keeps the one of the share before. Making a link notes the share by itself.`,
      parameters: keyed,
      requestBody: body(ref('ShareRequest')),
      responses: changes,
    },
  },
  '/partner/umroh-regular/{id}/lost': {
    put: {
      operationId: 'markLost',
      tags,
      summary: 'Mark the package as lost, with a reason, or no longer',
      description: ALONE,
      parameters: keyed,
      requestBody: body(ref('LostRequest')),
      responses: changes,
    },
  },
  '/partner/umroh-regular/{id}/reminder': {
    put: {
      operationId: 'setReminder',
      tags,
      summary: 'Set or delete the day on which the mitra is reminded of the package',
      description: ALONE,
      parameters: keyed,
      requestBody: body(ref('ReminderRequest')),
      responses: changes,
    },
  },
  '/partner/umroh-regular/{id}/customer': {
    delete: {
      operationId: 'eraseSharedCustomer',
      tags,
      summary: 'Erase name and number of the customer of the last share',
      description: `${ALONE} The history keeps that it was done, and not what was erased. The links to the same customer lose name and number, too.`,
      parameters: keyed,
      responses: { 200: changed, ...refusals(400, 401, 403, 404, 409) },
    },
  },
  '/partner/figures': {
    get: {
      operationId: 'figures',
      tags,
      summary: 'What became of the offers, per mitra and month',
      description: `${ALONE} For admins. The packages that were shared first in this month and in the eleven months before, in the calendar of Jakarta.`,
      parameters: [parameter('IfNoneMatch')],
      responses: { 200: revalidated('The figures.', ref('FiguresAnswer')), ...refusals(304, 401, 403) },
    },
  },
  '/partner/follow-ups': {
    get: {
      operationId: 'followUps',
      tags,
      summary: 'The packages that somebody should take up again',
      description: `${ALONE} For admins. Packages whose reminder is due, and offers without an answer that end within two days, in the calendar of Jakarta. At most 50, the most urgent first.`,
      parameters: [parameter('IfNoneMatch')],
      responses: { 200: revalidated('The packages.', ref('FollowUpsAnswer')), ...refusals(304, 401, 403) },
    },
  },
}
