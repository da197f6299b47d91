import { PAGE_META } from './common'
import { list, nullable, object, optional, orNull, ref, type Optional } from '../words'
import type { Field } from '@/records/fields'
import { MITRA } from '@/records/mitra'
import { LATER_TEXT } from './eachMaster'

const text = { type: 'string' } as const
const texts = list(text)
const VERSION = {
  type: 'string',
  description: 'Another text after every change: send it with PUT as `If-Match`.',
} as const

type TextsOf<F> = {
  readonly [name in keyof F as F[name] extends { wire: infer W extends string } ? W : never]: F[name] extends {
    isLater: true
  }
    ? Optional<typeof LATER_TEXT>
    : typeof text
}
/** The properties of the declared fields of a record of texts. */
const textsOf = <F extends { readonly [name: string]: Field }>(fields: F) =>
  Object.fromEntries(
    Object.values(fields).map(({ wire, isLater }) => [wire, isLater ? optional(LATER_TEXT) : text]),
  ) as TextsOf<F>

/** Accounts: the first owner, users, mitra and the links by which users choose a password. */
export const accountSchemas = {
  SetupState: object({
    open: { type: 'boolean', description: 'True until the first account exists.' },
    needs_key: { type: 'boolean', description: 'Whether this request would need the key that the server printed.' },
  }),
  SetupRequest: object({
    business: text,
    name: text,
    email: text,
    password: { type: 'string', minLength: 8, maxLength: 128 },
    key: optional({ type: 'string', description: 'The one-time key. Not needed from the machine itself.' }),
  }),
  AccountLink: object(
    {
      path: {
        type: 'string',
        description: 'Below the address of the app: `/undangan#{token}` or `/atur-ulang#{token}`.',
      },
      expires_at: { type: 'string', format: 'date-time' },
    },
    { description: 'Works once. It is told once: a repetition by `Idempotency-Key` has no link.' },
  ),
  LinkRequest: object({ token: text }),
  LinkAnswer: object({ name: text, email: text, kind: { enum: ['invitation', 'reset'] } }),
  LinkPasswordRequest: object({ token: text, password: { type: 'string', minLength: 8, maxLength: 128 } }),
  Account: object({
    id: ref('Id'),
    name: text,
    email: text,
    mitra: orNull(ref('Mitra')),
    roles: texts,
    permissions: texts,
    status: { enum: ['active', 'invited', 'disabled'], description: '`invited`: has not chosen a password yet.' },
    has_second_factor: optional({ type: 'boolean', description: 'Whether a login takes a code too.' }),
    last_login_at: optional({
      ...nullable('string'),
      description: 'The last login, ISO 8601; null before the first. Missing where the API does not tell it.',
    }),
    link_expires_at: optional({ ...nullable('string'), description: 'When the newest link ends to be valid.' }),
    version: VERSION,
  }),
  AccountRequest: object({ name: text, email: text, mitra_id: orNull(ref('Id')), roles: texts, permissions: texts }),
  AccountAnswer: object({ data: ref('Account'), link: optional(ref('AccountLink')) }),
  AccountListAnswer: object({ data: list(ref('Account')), meta: PAGE_META }),
  MitraAccount: object({
    id: ref('Id'),
    ...textsOf(MITRA),
    users: optional({ type: 'number', description: 'The number of its users.' }),
    status: { enum: ['active', 'disabled'] },
    version: VERSION,
  }),
  MitraRequest: object(textsOf(MITRA)),
  MitraAnswer: object({ data: ref('MitraAccount') }),
  MitraListAnswer: object({ data: list(ref('MitraAccount')), meta: PAGE_META }),
} as const
