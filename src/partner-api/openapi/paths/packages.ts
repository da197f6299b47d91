import { STATUSES } from '@/domain/status/packageStatus'
import { SORT_FIELDS } from '../../stores/packageSort'
import { BODY_REFUSALS, body, parameter, refusals, revalidated, success } from '../shared'
import type { Parameter, Paths } from '../types'
import { ref } from '../words'

const tags = ['Packages']
const query = (name: string, schema: Parameter['schema'], description?: string): Parameter => ({
  name,
  in: 'query',
  schema,
  ...(description ? { description } : {}),
})

const FILTERS = 'With the feature `package-filters` alone.'
const MONTH = { type: 'string', pattern: '^[1-9]\\d{3}-(0[1-9]|1[0-2])$' } as const

export const packagePaths: Paths = {
  '/partner/umroh-regular': {
    get: {
      operationId: 'listPackages',
      tags,
      summary: 'A page of the packages',
      parameters: [
        query('q', { type: 'string' }, 'A part of the name, in upper or lower case.'),
        query(
          'status',
          { type: 'string', enum: STATUSES },
          'Only packages with this status. With the feature `status` alone: `q` then finds names and numbers of customers, too.',
        ),
        query(
          'mitra_id',
          { type: 'integer', minimum: 1 },
          `Only packages of this mitra. ${FILTERS} For admins: an account that sees its own packages alone gets 403.`,
        ),
        query('check_in_month', MONTH, `Only packages whose first check-in is in this month. ${FILTERS}`),
        query('created_month', MONTH, `Only packages that were made in this month of Jakarta. ${FILTERS}`),
        query('per_page', { type: 'integer', minimum: 1, default: 50 }),
        query(
          'page',
          { type: 'integer', minimum: 1, default: 1 },
          'An API may ignore it: the list then ends after one page.',
        ),
        query(
          'sort',
          { type: 'string', enum: SORT_FIELDS },
          'Without it the newest package comes first. `check_in` upwards: the next departure first, then those that have passed, the latest first, then packages without one. `status`: in the order of its words; with the feature `status` alone.',
        ),
        query('order', { type: 'string', enum: ['asc', 'desc'] }),
        parameter('IfNoneMatch'),
      ],
      responses: { 200: revalidated('The page.', ref('PackageListAnswer')), ...refusals(304, 401, 403) },
    },
    post: {
      operationId: 'createPackage',
      tags,
      summary: 'Save a new package',
      description: 'The server computes the prices itself.',
      parameters: [parameter('IdempotencyKey')],
      requestBody: body(ref('PackageRequest')),
      responses: { 201: success('Saved.', ref('SaveAnswer')), ...refusals(...BODY_REFUSALS, 401, 403, 409) },
    },
  },
  '/partner/umroh-regular/{id}': {
    get: {
      operationId: 'showPackage',
      tags,
      summary: 'A package with the prices it was saved with',
      parameters: [parameter('Id')],
      responses: { 200: success('The package.', ref('DetailAnswer')), ...refusals(401, 404) },
    },
    put: {
      operationId: 'updatePackage',
      tags,
      summary: 'Save a package again, with today’s prices',
      parameters: [parameter('Id'), parameter('IdempotencyKey'), parameter('IfMatch')],
      requestBody: body(ref('PackageRequest')),
      responses: { 200: success('Saved.', ref('SaveAnswer')), ...refusals(...BODY_REFUSALS, 401, 403, 404, 409) },
    },
  },
  '/partner/umroh-regular/{id}/edit-data': {
    get: {
      operationId: 'editPackage',
      tags,
      summary: 'The fields of the form as they were saved',
      parameters: [parameter('Id')],
      responses: { 200: success('The form.', ref('EditDataAnswer')), ...refusals(401, 404) },
    },
  },
  '/partner/umroh-regular/{id}/duplicate': {
    post: {
      operationId: 'duplicatePackage',
      tags,
      summary: 'A copy of a package under another name',
      parameters: [parameter('Id'), parameter('IdempotencyKey')],
      requestBody: body(ref('DuplicateRequest')),
      responses: { 201: success('Copied.', ref('SaveAnswer')), ...refusals(...BODY_REFUSALS, 401, 403, 404, 409) },
    },
  },
}

const statusTags = ['Status']
const ALONE = 'With the feature `status` alone.'
const keyed = [parameter('Id'), parameter('IdempotencyKey')]
const changed = success('The status after the change.', ref('StatusAnswer'))
const changes = { 200: changed, ...refusals(...BODY_REFUSALS, 401, 403, 404, 409) }

export const statusPaths: Paths = {
  '/partner/umroh-regular/{id}/sent': {
    post: {
      operationId: 'noteShare',
      tags: statusTags,
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
      tags: statusTags,
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
      tags: statusTags,
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
      tags: statusTags,
      summary: 'Erase name and number of the customer of the last share',
      description: `${ALONE} The history keeps that it was done, and not what was erased. The links to the same customer lose name and number, too.`,
      parameters: keyed,
      responses: { 200: changed, ...refusals(400, 401, 403, 404, 409) },
    },
  },
  '/partner/figures': {
    get: {
      operationId: 'figures',
      tags: statusTags,
      summary: 'What became of the offers, per mitra and month',
      description: `${ALONE} For admins. The packages that were shared first in this month and in the eleven months before, in the calendar of Jakarta.`,
      parameters: [parameter('IfNoneMatch')],
      responses: { 200: revalidated('The figures.', ref('FiguresAnswer')), ...refusals(304, 401, 403) },
    },
  },
  '/partner/follow-ups': {
    get: {
      operationId: 'followUps',
      tags: statusTags,
      summary: 'The packages that somebody should take up again',
      description: `${ALONE} For admins. Packages whose reminder is due, and offers without an answer that end within two days, in the calendar of Jakarta. At most 50, the most urgent first.`,
      parameters: [parameter('IfNoneMatch')],
      responses: { 200: revalidated('The packages.', ref('FollowUpsAnswer')), ...refusals(304, 401, 403) },
    },
  },
}
