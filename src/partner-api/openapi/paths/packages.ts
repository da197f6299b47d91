import { STATUSES } from '../../../domain/status/packageStatus'
import { SORT_FIELDS } from '../../wire/requests/packageSort'
import { ref } from '../schemas/common'
import { BODY_REFUSALS, body, parameter, refusals, revalidated, success } from '../shared'
import type { Parameter, Paths } from '../types'

const tags = ['Packages']
const query = (name: string, schema: Parameter['schema'], description?: string): Parameter => ({
  name,
  in: 'query',
  schema,
  ...(description ? { description } : {}),
})

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
        query('per_page', { type: 'integer', minimum: 1, default: 50 }),
        query(
          'page',
          { type: 'integer', minimum: 1, default: 1 },
          'An API may ignore it: the list then ends after one page.',
        ),
        query(
          'sort',
          { type: 'string', enum: SORT_FIELDS },
          'Without it the newest package comes first. `check_in` upwards: the next departure first, then those that have passed, the latest first, then packages without one.',
        ),
        query('order', { type: 'string', enum: ['asc', 'desc'] }),
        parameter('IfNoneMatch'),
      ],
      responses: { 200: revalidated('The page.', ref('PackageListAnswer')), ...refusals(304, 401) },
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
