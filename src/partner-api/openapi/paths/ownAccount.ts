import { parameter, success, callsOf } from '../shared'
import type { Paths } from '../types'
import { ref } from '../words'

const own = callsOf('Account')
const key = parameter('IdempotencyKey')
const done = success('Done.', ref('Message'))
const GUESSES = 'A wrong password or code counts: after a few the API answers 429. So do many right ones in a row.'

const ONLY_PUSH = 'With the feature `push` alone.'

/** The calls about the own account; an API that has them names the feature `accounts`. */
export const ownAccountPaths: Paths = {
  '/partner/me/password': {
    put: own('changePassword', 'Change the own password', {
      description: `Ends every other session of the user. ${GUESSES}`,
      parameters: [key],
      body: ref('PasswordRequest'),
      answers: { 200: done },
    }),
  },
  '/partner/me/sessions': {
    get: own('listDevices', 'The devices that are signed in', {
      answers: { 200: success('The last used first.', ref('DeviceListAnswer')) },
      refuses: [403],
    }),
    delete: own('endOtherDevices', 'End every other session', { parameters: [key], answers: { 200: done } }),
  },
  '/partner/me/sessions/{id}': {
    delete: own('endDevice', 'End one session', { parameters: [parameter('Id'), key], answers: { 200: done } }),
  },
  '/partner/me/push': {
    get: own('readPush', 'Whether this device is told news', {
      description: ONLY_PUSH,
      answers: { 200: success('The state.', ref('PushAnswer')) },
      refuses: [403, 404],
    }),
    put: own('subscribePush', 'Tell this device news', {
      description: `${ONLY_PUSH} The fields are those of the browser's push subscription. It ends with the session.`,
      parameters: [key],
      body: ref('PushRequest'),
      answers: { 200: done },
      refuses: [404],
    }),
    delete: own('unsubscribePush', 'Tell this device nothing more', {
      description: ONLY_PUSH,
      parameters: [key],
      answers: { 200: done },
      refuses: [404],
    }),
  },
  '/partner/me/second-factor': {
    get: own('secondFactor', 'Whether the user has a second factor', {
      answers: { 200: success('The state.', ref('SecondFactorAnswer')) },
      refuses: [403],
    }),
    post: own('beginSecondFactor', 'Make a secret for an authenticator app', {
      description: `The secret counts only after a first code. A repetition makes another secret. ${GUESSES}`,
      body: ref('PasswordConfirmation'),
      answers: { 200: success('The secret.', ref('SecretAnswer')) },
      refuses: [403, 409],
    }),
  },
  '/partner/me/second-factor/confirm': {
    post: own('confirmSecondFactor', 'Switch the second factor on by a first code', {
      description: `Ends every other session. The recovery codes are shown this once. ${GUESSES}`,
      body: ref('CodeConfirmation'),
      answers: { 200: success('The recovery codes.', ref('RecoveryCodesAnswer')) },
      refuses: [403, 409],
    }),
  },
  '/partner/me/second-factor/recovery-codes': {
    post: own('newRecoveryCodes', 'Replace the recovery codes', {
      description: `For somebody who has not seen them, or has used most of them. ${GUESSES}`,
      body: ref('PasswordAndCode'),
      answers: { 200: success('The recovery codes.', ref('RecoveryCodesAnswer')) },
      refuses: [403, 409],
    }),
  },
  '/partner/me/second-factor/disable': {
    post: own('disableSecondFactor', 'Switch the second factor off', {
      description: GUESSES,
      parameters: [key],
      body: ref('PasswordAndCode'),
      answers: { 200: done },
    }),
  },
  '/users/{id}/second-factor': {
    delete: own('resetSecondFactor', 'Switch off another user’s second factor', {
      description: 'Needs the permission `users.edit`. Ends every session of that user.',
      parameters: [parameter('Id'), key],
      answers: { 200: done },
    }),
  },
}

const session = callsOf('Session')

export const authPaths: Paths = {
  '/partner/login': {
    post: session('login', 'Sign in', {
      security: [],
      body: ref('LoginRequest'),
      answers: {
        200: success('Signed in.', ref('LoginAnswer')),
        401: success('Wrong email or password.', ref('LoginRefusal')),
      },
    }),
  },
  '/partner/logout': {
    post: session('logout', 'Sign out', {
      description: 'The token is invalid afterwards. The app does not wait for the answer.',
      answers: { 200: success('Signed out.', ref('Message')) },
    }),
  },
  '/partner/me': {
    get: session('profile', 'The signed-in user and their mitra', {
      answers: { 200: success('The profile.', ref('ProfileAnswer')) },
    }),
  },
}
