import { AUTH, MAX_ENDPOINT, P256DH } from '@/domain/access/pushFields'
import { ROUNDING_STEPS } from '@/domain/offer/rounding'
import { optional, object, list, orNull, ref, nullable } from '../words'

const TEXT = { type: 'string' } as const
const TIME = { type: 'string', description: 'ISO 8601.' } as const

/** The own account: password, devices and second factor (feature `accounts`). */
export const ownAccountSchemas = {
  PasswordRequest: object({ currentPassword: TEXT, newPassword: { type: 'string', minLength: 8, maxLength: 128 } }),
  Device: object({
    id: ref('Id'),
    created_at: optional(TIME),
    last_used_at: optional(TIME),
    user_agent: optional(TEXT),
    address: optional(TEXT),
    current: optional({ type: 'boolean', description: 'Whether this session sent the request.' }),
  }),
  DeviceListAnswer: object({ data: list(ref('Device')) }),
  PushAnswer: object({
    data: object({
      key: { type: 'string', description: 'The public key (VAPID, base64url) with which the browser subscribes.' },
      on: { type: 'boolean', description: 'Whether this session is subscribed.' },
    }),
  }),
  PushRequest: object({
    endpoint: { type: 'string', maxLength: MAX_ENDPOINT, description: '`https:` at a host with a public name.' },
    p256dh: { type: 'string', pattern: P256DH.source },
    auth: { type: 'string', pattern: AUTH.source },
  }),
  SecondFactorAnswer: object({
    data: object({
      enabled_at: nullable('string'),
      recovery_codes: optional({ type: 'number', description: 'How many are left.' }),
      required: optional({ type: 'boolean' }),
    }),
  }),
  PasswordConfirmation: object({ currentPassword: TEXT }),
  CodeConfirmation: object({ code: TEXT }),
  PasswordAndCode: object({ currentPassword: TEXT, code: TEXT }),
  SecretAnswer: object({
    data: object({ secret: TEXT, uri: { type: 'string', description: 'For the QR code: `otpauth://totp/…`.' } }),
  }),
  RecoveryCodesAnswer: object({ data: object({ recovery_codes: list(TEXT) }) }),
} as const

const FEATURES = {
  type: 'array',
  items: { type: 'string' },
  description:
    'What the API has besides the calls of its first version: `offers`, `status`, `news`, `push`, `offer-profile`, `kurs`, `currency`, `accounts`, `audit`, `import`, `batches`, `uploads`, `backup`, `package-filters`. The app offers nothing of a feature that is not named here, and makes none of its calls.',
} as const

export const authSchemas = {
  LoginRequest: object({
    email: { type: 'string' },
    password: { type: 'string' },
    code: optional({
      type: 'string',
      description: 'The second step of an account that has one: a code of the authenticator app, or a recovery code.',
    }),
  }),
  User: object({
    id: ref('Id'),
    name: { type: 'string' },
    email: { type: 'string' },
    roles: optional({
      type: 'array',
      items: { anyOf: [{ type: 'string' }, object({ name: { type: 'string' } })] },
      description:
        'A user with the role `admin` (or a role of VITE_ADMIN_ROLES) gets the desktop layout on a wide screen.',
    }),
    permissions: optional({
      type: 'array',
      items: { type: 'string' },
      description: '`{resource}.{action}`, such as `custom-data/visa.edit`; `*` grants all.',
    }),
    second_factor: optional({
      enum: ['on', 'off', 'required'],
      description:
        'Present for users who may have a second factor. With `required` the app shows its set-up, and every other call is answered with 403.',
    }),
  }),
  Mitra: object({ id: ref('Id'), name: { type: 'string' } }),
  PackageMitra: object(
    {
      id: ref('Id'),
      name: { type: 'string' },
      rounding: optional({
        type: 'number',
        enum: ROUNDING_STEPS,
        description: 'The mitra tells prices rounded up to its multiples (`rounding` of its offer profile); absent: 0.',
      }),
    },
    { description: 'The mitra that owns a package, or whose user signs in.' },
  ),
  LoginAnswer: object({
    token: {
      type: 'string',
      minLength: 1,
      description: 'The app sends it as a bearer token with every later request.',
    },
    success: optional({ type: 'boolean', description: 'The value false means a failed login, whatever the status.' }),
    user: ref('User'),
    mitra: optional(orNull(ref('PackageMitra'))),
    message: optional({ type: 'string' }),
    features: optional(FEATURES),
  }),
  LoginRefusal: object({
    success: optional({ type: 'boolean' }),
    message: optional({ type: 'string', description: 'Shown above the form.' }),
    second_factor: optional({
      enum: ['totp'],
      description: 'The password was right: the same request is to be sent again with a `code`.',
    }),
  }),
  ProfileAnswer: object({
    user: ref('User'),
    mitra: optional(orNull(ref('PackageMitra'))),
    features: optional(FEATURES),
  }),
} as const
