import { BODY_REFUSALS, body, parameter, refusals, success } from '../shared'
import type { Operation, Paths } from '../types'
import { ref } from '../words'

const tags = ['Account']
const key = parameter('IdempotencyKey')
const done = success('Done.', ref('Message'))
const GUESSES = 'A wrong password or code counts: after a few the API answers 429. So do many right ones in a row.'

const write = (operationId: string, summary: string): Pick<Operation, 'operationId' | 'tags' | 'summary'> => ({
  operationId,
  tags,
  summary,
})

/** The calls about the own account; an API that has them names the feature `accounts`. */
export const ownAccountPaths: Paths = {
  '/partner/me/password': {
    put: {
      ...write('changePassword', 'Change the own password'),
      description: `Ends every other session of the user. ${GUESSES}`,
      parameters: [key],
      requestBody: body(ref('PasswordRequest')),
      responses: { 200: done, ...refusals(...BODY_REFUSALS, 401, 403, 409, 429) },
    },
  },
  '/partner/me/sessions': {
    get: {
      ...write('listDevices', 'The devices that are signed in'),
      responses: { 200: success('The last used first.', ref('DeviceListAnswer')), ...refusals(401, 403) },
    },
    delete: {
      ...write('endOtherDevices', 'End every other session'),
      parameters: [key],
      responses: { 200: done, ...refusals(400, 401, 403, 409) },
    },
  },
  '/partner/me/sessions/{id}': {
    delete: {
      ...write('endDevice', 'End one session'),
      parameters: [parameter('Id'), key],
      responses: { 200: done, ...refusals(400, 401, 403, 404, 409) },
    },
  },
  '/partner/me/second-factor': {
    get: {
      ...write('secondFactor', 'Whether the user has a second factor'),
      responses: { 200: success('The state.', ref('SecondFactorAnswer')), ...refusals(401, 403) },
    },
    post: {
      ...write('beginSecondFactor', 'Make a secret for an authenticator app'),
      description: `The secret counts only after a first code. A repetition makes another secret. ${GUESSES}`,
      requestBody: body(ref('PasswordConfirmation')),
      responses: {
        200: success('The secret.', ref('SecretAnswer')),
        ...refusals(...BODY_REFUSALS, 401, 403, 409, 429),
      },
    },
  },
  '/partner/me/second-factor/confirm': {
    post: {
      ...write('confirmSecondFactor', 'Switch the second factor on by a first code'),
      description: `Ends every other session. The recovery codes are shown this once. ${GUESSES}`,
      requestBody: body(ref('CodeConfirmation')),
      responses: {
        200: success('The recovery codes.', ref('RecoveryCodesAnswer')),
        ...refusals(...BODY_REFUSALS, 401, 403, 409, 429),
      },
    },
  },
  '/partner/me/second-factor/recovery-codes': {
    post: {
      ...write('newRecoveryCodes', 'Replace the recovery codes'),
      description: `For somebody who has not seen them, or has used most of them. ${GUESSES}`,
      requestBody: body(ref('PasswordAndCode')),
      responses: {
        200: success('The recovery codes.', ref('RecoveryCodesAnswer')),
        ...refusals(...BODY_REFUSALS, 401, 403, 409, 429),
      },
    },
  },
  '/partner/me/second-factor/disable': {
    post: {
      ...write('disableSecondFactor', 'Switch the second factor off'),
      description: GUESSES,
      parameters: [key],
      requestBody: body(ref('PasswordAndCode')),
      responses: { 200: done, ...refusals(...BODY_REFUSALS, 401, 403, 409, 429) },
    },
  },
  '/users/{id}/second-factor': {
    delete: {
      ...write('resetSecondFactor', 'Switch off another user’s second factor'),
      description: 'Needs the permission `users.edit`. Ends every session of that user.',
      parameters: [parameter('Id'), key],
      responses: { 200: done, ...refusals(400, 401, 403, 404, 409) },
    },
  },
}

const authTags = ['Session']

export const authPaths: Paths = {
  '/partner/login': {
    post: {
      operationId: 'login',
      tags: authTags,
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
      tags: authTags,
      summary: 'Sign out',
      description: 'The token is invalid afterwards. The app does not wait for the answer.',
      responses: { 200: success('Signed out.', ref('Message')), ...refusals(401) },
    },
  },
  '/partner/me': {
    get: {
      operationId: 'profile',
      tags: authTags,
      summary: 'The signed-in user and their mitra',
      responses: { 200: success('The profile.', ref('ProfileAnswer')), ...refusals(401) },
    },
  },
}
