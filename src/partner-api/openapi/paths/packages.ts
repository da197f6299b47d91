import { STATUS_CHOICES } from '@/domain/status/packageStatus'
import { SORT_FIELDS } from '../../stores/packageSort'
import { ORDER, parameter, query, revalidated, success, callsOf } from '../shared'
import type { Paths } from '../types'
import { ref } from '../words'

const call = callsOf('Packages')

const FILTERS = 'With the feature `package-filters` alone.'
const MONTH = { type: 'string', pattern: '^[1-9]\\d{3}-(0[1-9]|1[0-2])$' } as const

export const packagePaths: Paths = {
  '/partner/umroh-regular': {
    get: call('listPackages', 'A page of the packages', {
      parameters: [
        query('q', { type: 'string' }, 'A part of the name, in upper or lower case.'),
        query(
          'status',
          { type: 'string', enum: STATUS_CHOICES },
          'Only packages with this status. `harga-naik`, with the feature `news`: only open quotes whose price has risen since the customer was told it. With the feature `status` alone: `q` then finds names and numbers of customers, too.',
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
          'Without it the newest package comes first. `check_in` upwards: the next departure first, then those that have passed, the latest first, then packages without one. `status`: in the order of its words; `activity`: when a package was last made, shared, opened or agreed to; both with the feature `status` alone.',
        ),
        ORDER,
        parameter('IfNoneMatch'),
      ],
      answers: { 200: revalidated('The page.', ref('PackageListAnswer')) },
      refuses: [403],
    }),
    post: call('createPackage', 'Save a new package', {
      description: 'The server computes the prices itself.',
      parameters: [parameter('IdempotencyKey')],
      body: ref('PackageRequest'),
      answers: { 201: success('Saved.', ref('SaveAnswer')) },
    }),
  },
  '/partner/umroh-regular/{id}': {
    get: call('showPackage', 'A package with the prices it was saved with', {
      parameters: [parameter('Id')],
      answers: { 200: success('The package.', ref('DetailAnswer')) },
    }),
    put: call('updatePackage', 'Save a package again, with today’s prices', {
      parameters: [parameter('Id'), parameter('IdempotencyKey'), parameter('IfMatch')],
      body: ref('PackageRequest'),
      answers: { 200: success('Saved.', ref('SaveAnswer')) },
    }),
  },
  '/partner/umroh-regular/{id}/edit-data': {
    get: call('editPackage', 'The fields of the form as they were saved', {
      parameters: [parameter('Id')],
      answers: { 200: success('The form.', ref('EditDataAnswer')) },
    }),
  },
  '/partner/umroh-regular/{id}/duplicate': {
    post: call('duplicatePackage', 'A copy of a package under another name', {
      parameters: [parameter('Id'), parameter('IdempotencyKey')],
      body: ref('DuplicateRequest'),
      answers: { 201: success('Copied.', ref('SaveAnswer')) },
    }),
  },
}

const TEMPLATES = 'With the feature `templates` alone.'

export const templatePaths: Paths = {
  '/partner/templates': {
    get: call('listTemplates', 'The packages that an admin has made templates for every mitra', {
      description: `${TEMPLATES} By name, at most 100.`,
      answers: { 200: success('The templates.', ref('TemplatesAnswer')) },
      refuses: [403],
    }),
  },
  '/partner/templates/{id}/edit-data': {
    get: call('templateForm', 'The form of a template, which a mitra saves as a new package', {
      description: TEMPLATES,
      parameters: [parameter('Id')],
      answers: { 200: success('The form.', ref('TemplateFormAnswer')) },
      refuses: [403],
    }),
  },
  '/partner/umroh-regular/{id}/template': {
    put: call('setTemplate', 'Make a package a template, or no longer', {
      description: `${TEMPLATES} For admins with \`umroh-regular.edit\`. A save by an account without that right ends it.`,
      parameters: [parameter('Id'), parameter('IdempotencyKey')],
      body: ref('TemplateRequest'),
      answers: { 200: success('Changed.', ref('Message')) },
    }),
  },
}

const statusCall = callsOf('Status')
const ALONE = 'With the feature `status` alone.'

/** A call that changes the status of a package. */
const change = (operationId: string, summary: string, rest: Partial<Parameters<typeof statusCall>[2]>) =>
  statusCall(operationId, summary, {
    description: ALONE,
    parameters: [parameter('Id'), parameter('IdempotencyKey')],
    answers: { 200: success('The status after the change.', ref('StatusAnswer')) },
    ...rest,
  })

export const statusPaths: Paths = {
  '/partner/umroh-regular/{id}/sent': {
    post: change('noteShare', 'Note that the mitra shared the package without a link', {
      description: `${ALONE} A share ends \`batal\`. A share without a customer keeps the one of the share before. Making a link notes the share by itself.`,
      body: ref('ShareRequest'),
    }),
  },
  '/partner/umroh-regular/{id}/lost': {
    put: change('markLost', 'Mark the package as lost, with a reason, or no longer', { body: ref('LostRequest') }),
  },
  '/partner/umroh-regular/{id}/reminder': {
    put: change('setReminder', 'Set or delete the day on which the mitra is reminded of the package', {
      body: ref('ReminderRequest'),
    }),
  },
  '/partner/umroh-regular/{id}/customer': {
    delete: change('eraseSharedCustomer', 'Erase name and number of the customer of the last share', {
      description: `${ALONE} The history keeps that it was done, and not what was erased. The links to the same customer lose name and number, too.`,
    }),
  },
  '/partner/figures': {
    get: statusCall('figures', 'What became of the offers, per mitra and month', {
      description: `${ALONE} For admins. The packages that were shared first in this month and in the eleven months before, in the calendar of Jakarta.`,
      parameters: [parameter('IfNoneMatch')],
      answers: { 200: revalidated('The figures.', ref('FiguresAnswer')) },
      refuses: [403],
    }),
  },
  '/partner/follow-ups': {
    get: statusCall('followUps', 'The packages that somebody should take up again', {
      description: `${ALONE} For admins. Packages whose reminder is due, and offers without an answer that end within two days, in the calendar of Jakarta. At most 50, the most urgent first.`,
      parameters: [parameter('IfNoneMatch')],
      answers: { 200: revalidated('The packages.', ref('FollowUpsAnswer')) },
      refuses: [403],
    }),
  },
}
