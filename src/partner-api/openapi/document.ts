import { accountPaths } from './paths/accounts'
import { ownAccountPaths, authPaths } from './paths/ownAccount'
import { mastersPaths, kursPaths } from './paths/masters'
import { offerPaths, offerProfilePaths } from './paths/offers'
import { openPagePaths } from './paths/openPages'
import { packagePaths, statusPaths, templatePaths } from './paths/packages'
import { schemas } from './schemas'
import { callsOf, parameter, parameters, responses, revalidated } from './shared'
import type { Paths } from './types'
import { healthPaths, backupPaths, auditPaths, deskPaths } from './paths/service'

const ownPaths: Paths = {
  '/openapi.json': {
    get: callsOf('Contract')('contract', 'This document', {
      security: [],
      parameters: [parameter('IfNoneMatch')],
      answers: { 200: revalidated('The document.', { type: 'object', required: ['openapi'] }) },
      refuses: [304],
    }),
  },
}

/**
 * The contract of the partner API (OpenAPI 3.1): the requests of the app, and the answers that it can read. A field of an
 * answer is `required` when a screen cannot work without it; every other field may be missing.
 */
export const contractDocument = {
  openapi: '3.1.0',
  info: {
    title: 'Partner API of Umroh Mitra',
    version: '1.1.0',
    license: { name: 'MIT', identifier: 'MIT' },
    description:
      'The requests of the app, and the answers that it can read. A field of an answer is `required` when a screen cannot work without it; every other field may be missing. ' +
      'Every request has the headers `Accept: application/json` and `X-Requested-With: XMLHttpRequest`. Every request except GET also has `X-CSRF-TOKEN` when the page has such a token. ' +
      'An error is `{message, errors?}` with a status of 400 or more, also for an unknown address. An API may answer any call of a user with 403 and `second_factor: "required"` until the user has set up a second factor.',
  },
  servers: [{ url: '/api' }],
  security: [{ bearer: [] }],
  paths: {
    ...authPaths,
    ...backupPaths,
    ...accountPaths,
    ...ownAccountPaths,
    ...packagePaths,
    ...templatePaths,
    ...offerPaths,
    ...openPagePaths,
    ...offerProfilePaths,
    ...statusPaths,
    ...mastersPaths,
    ...kursPaths,
    ...auditPaths,
    ...deskPaths,
    ...healthPaths,
    ...ownPaths,
  } satisfies Paths as Paths,
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The `token` of the login.' } },
    parameters,
    responses,
    schemas,
  },
} as const
