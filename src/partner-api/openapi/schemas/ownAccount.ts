import { ROUNDING_STEPS } from '@/domain/offer/rounding'
import { nullable, ref } from './common'

const TEXT = { type: 'string' } as const
const TIME = { type: 'string', description: 'ISO 8601.' } as const

/** The own account: password, devices and second factor (feature `accounts`). */
export const ownAccountSchemas = {
  PasswordRequest: {
    type: 'object',
    properties: { currentPassword: TEXT, newPassword: { type: 'string', minLength: 8, maxLength: 128 } },
    required: ['currentPassword', 'newPassword'],
  },
  Device: {
    type: 'object',
    properties: {
      id: ref('Id'),
      created_at: TIME,
      last_used_at: TIME,
      user_agent: TEXT,
      address: TEXT,
      current: { type: 'boolean', description: 'Whether this session sent the request.' },
    },
    required: ['id'],
  },
  DeviceListAnswer: {
    type: 'object',
    properties: { data: { type: 'array', items: ref('Device') } },
    required: ['data'],
  },
  SecondFactorAnswer: {
    type: 'object',
    properties: {
      data: {
        type: 'object',
        properties: {
          enabled_at: nullable('string'),
          recovery_codes: { type: 'number', description: 'How many are left.' },
          required: { type: 'boolean' },
        },
        required: ['enabled_at'],
      },
    },
    required: ['data'],
  },
  PasswordConfirmation: { type: 'object', properties: { currentPassword: TEXT }, required: ['currentPassword'] },
  CodeConfirmation: { type: 'object', properties: { code: TEXT }, required: ['code'] },
  PasswordAndCode: {
    type: 'object',
    properties: { currentPassword: TEXT, code: TEXT },
    required: ['currentPassword', 'code'],
  },
  SecretAnswer: {
    type: 'object',
    properties: {
      data: {
        type: 'object',
        properties: { secret: TEXT, uri: { type: 'string', description: 'For the QR code: `otpauth://totp/…`.' } },
        required: ['secret', 'uri'],
      },
    },
    required: ['data'],
  },
  RecoveryCodesAnswer: {
    type: 'object',
    properties: {
      data: {
        type: 'object',
        properties: { recovery_codes: { type: 'array', items: TEXT } },
        required: ['recovery_codes'],
      },
    },
    required: ['data'],
  },
} as const

const FEATURES = {
  type: 'array',
  items: { type: 'string' },
  description:
    'What the API has besides the calls of its first version: `offers`, `status`, `offer-profile`, `kurs`, `accounts`, `audit`, `import`, `batches`, `uploads`, `backup`, `package-filters`. The app offers nothing of a feature that is not named here, and makes none of its calls.',
} as const

export const authSchemas = {
  LoginRequest: {
    type: 'object',
    properties: {
      email: { type: 'string' },
      password: { type: 'string' },
      code: {
        type: 'string',
        description: 'The second step of an account that has one: a code of the authenticator app, or a recovery code.',
      },
    },
    required: ['email', 'password'],
  },
  User: {
    type: 'object',
    properties: {
      id: ref('Id'),
      name: { type: 'string' },
      email: { type: 'string' },
      roles: {
        type: 'array',
        items: {
          anyOf: [{ type: 'string' }, { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }],
        },
        description:
          'A user with the role `admin` (or a role of VITE_ADMIN_ROLES) gets the desktop layout on a wide screen.',
      },
      permissions: {
        type: 'array',
        items: { type: 'string' },
        description: '`{resource}.{action}`, such as `custom-data/visa.edit`; `*` grants all.',
      },
      second_factor: {
        enum: ['on', 'off', 'required'],
        description:
          'Present for users who may have a second factor. With `required` the app shows its set-up, and every other call is answered with 403.',
      },
    },
    required: ['id', 'name', 'email'],
  },
  Mitra: {
    type: 'object',
    properties: { id: ref('Id'), name: { type: 'string' } },
    required: ['id', 'name'],
  },
  PackageMitra: {
    type: 'object',
    properties: {
      id: ref('Id'),
      name: { type: 'string' },
      rounding: {
        type: 'number',
        enum: ROUNDING_STEPS,
        description: 'The mitra tells prices rounded up to its multiples (`rounding` of its offer profile); absent: 0.',
      },
    },
    required: ['id', 'name'],
    description: 'The mitra that owns a package, or whose user signs in.',
  },
  LoginAnswer: {
    type: 'object',
    properties: {
      token: {
        type: 'string',
        minLength: 1,
        description: 'The app sends it as a bearer token with every later request.',
      },
      success: { type: 'boolean', description: 'The value false means a failed login, whatever the status.' },
      user: ref('User'),
      mitra: { anyOf: [ref('PackageMitra'), { type: 'null' }] },
      message: { type: 'string' },
      features: FEATURES,
    },
    required: ['token', 'user'],
  },
  LoginRefusal: {
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      message: { type: 'string', description: 'Shown above the form.' },
      second_factor: {
        enum: ['totp'],
        description: 'The password was right: the same request is to be sent again with a `code`.',
      },
    },
    required: [],
  },
  ProfileAnswer: {
    type: 'object',
    properties: { user: ref('User'), mitra: { anyOf: [ref('PackageMitra'), { type: 'null' }] }, features: FEATURES },
    required: ['user'],
  },
} as const
