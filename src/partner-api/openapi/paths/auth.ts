import { ref } from '../schemas/common'
import { BODY_REFUSALS, body, refusals, success } from '../shared'
import type { Paths } from '../types'

const tags = ['Session']

export const authPaths: Paths = {
  '/partner/login': {
    post: {
      operationId: 'login',
      tags,
      summary: 'Sign in',
      security: [],
      requestBody: body(ref('LoginRequest')),
      responses: {
        200: success('Signed in.', ref('LoginAnswer')),
        ...refusals(...BODY_REFUSALS, 429),
        401: success('Wrong email or password.', ref('LoginRefusal')),
      },
    },
  },
  '/partner/logout': {
    post: {
      operationId: 'logout',
      tags,
      summary: 'Sign out',
      description: 'The token is invalid afterwards. The app does not wait for the answer.',
      responses: { 200: success('Signed out.', ref('Message')), ...refusals(401) },
    },
  },
  '/partner/me': {
    get: {
      operationId: 'profile',
      tags,
      summary: 'The signed-in user and their mitra',
      responses: { 200: success('The profile.', ref('ProfileAnswer')), ...refusals(401) },
    },
  },
}
