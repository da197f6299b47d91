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
