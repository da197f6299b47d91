import { authPaths } from './auth'
import { mastersPaths } from './masters'
import { packagePaths } from './packages'
import { schemas } from './schemas'
import { parameter, parameters, refusals, responses, revalidated } from './shared'
import type { Paths } from './types'

const ownPaths: Paths = {
  '/openapi.json': {
    get: {
      operationId: 'contract',
      tags: ['Contract'],
      summary: 'This document',
      security: [],
      parameters: [parameter('IfNoneMatch')],
      responses: { 200: revalidated('The document.', { type: 'object', required: ['openapi'] }), ...refusals(304) },
    },
  },
}

/**
 * The contract of the partner API (OpenAPI 3.1): what the app sends, and what it can read. What is `required` of an answer
 * is what a screen cannot do without; everything else may be missing.
 */
export const contractDocument = {
  openapi: '3.1.0',
  info: {
    title: 'Partner API of Umroh Mitra',
    version: '1.0.0',
    license: { name: 'MIT', identifier: 'MIT' },
    description:
      'What the app sends, and what it can read. `required` of an answer is what a screen cannot do without: everything else may be missing. ' +
      'Every request carries `Accept: application/json` and `X-Requested-With: XMLHttpRequest`, one that is no GET also `X-CSRF-TOKEN` where the page has such a token. ' +
      'An error is `{message, errors?}` with a status of 400 or more, for an unknown address too.',
  },
  servers: [{ url: '/api' }],
  security: [{ bearer: [] }],
  paths: { ...authPaths, ...packagePaths, ...mastersPaths, ...ownPaths } satisfies Paths as Paths,
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The `token` of the login.' } },
    parameters,
    responses,
    schemas,
  },
} as const
