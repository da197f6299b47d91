import { CUSTOMER_NAME_LENGTH, MOST_JAMAAH } from '@/domain/offer/acceptance'
import { ROOM_TYPES } from '@/domain/types'
import type { Answer, Operation, Parameter, Paths } from '../types'
import { object, optional } from '../words'

const token: Parameter = {
  name: 'token',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
}

/** A call below `/p/`: it needs no account, and its address is beside the API. `answers`: the error answers. */
const open = (
  operationId: string,
  summary: string,
  responses: Operation['responses'],
  answers: Operation['responses'] = { ...failed, ...gone },
): Operation => ({
  operationId,
  tags: ['Open pages'],
  summary,
  security: [],
  servers: [{ url: '/' }],
  parameters: [token],
  responses: { ...responses, ...answers },
})

const html = (description: string): Answer => ({
  description,
  content: { 'text/html': { schema: { type: 'string' } } },
})

const jpeg: Answer = {
  description: 'A JPEG.',
  content: { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } },
}

const toPage = (description: string): Answer => ({ description, headers: { Location: { schema: { type: 'string' } } } })

const failed = {
  404: html('Nobody has made this link. Every unknown address below `/p/` gets the same answer.'),
  429: {
    ...html('Too many requests from one address.'),
    headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'string' } } },
  },
  500: { description: 'The server failed.', content: { 'text/plain': { schema: { type: 'string' } } } },
  503: {
    description: 'The server cannot reach its database at the moment.',
    headers: { 'Retry-After': { schema: { type: 'string' } } },
    content: { 'text/plain': { schema: { type: 'string' } } },
  },
  507: { description: 'The disk of the database is full.', content: { 'text/plain': { schema: { type: 'string' } } } },
} satisfies Record<number, Answer>
const gone = { 410: html('The offer was revoked or replaced, or its last day has passed.') }

/** The pages that anybody may open who has a link (docs/product.md §21.5.5). */
export const openPagePaths: Paths = {
  '/p/{token}.jpg': { get: open('openPicture', 'The picture of an offer, for the preview of its link', { 200: jpeg }) },
  '/p/{token}/logo': { get: open('openLogo', 'The logo of the business, for the page of an offer', { 200: jpeg }) },
  '/p/{token}': {
    get: {
      ...open('openPage', 'The offer as a page for the customer', {
        200: html('The offer, and a form to agree to it while nobody has.'),
      }),
      description: 'A GET changes nothing: WhatsApp fetches page and picture for its preview.',
    },
  },
  '/p/{token}/seen': {
    get: open('leaveSeen', 'To the page of the offer', { 303: toPage('The page, which may answer 410.') }, failed),
    post: open('seePage', 'Note once that a person has the page open', { 204: { description: 'Noted.' } }),
  },
  '/p/{token}/accept': {
    get: open('leaveForm', 'To the page of the offer', { 303: toPage('The page, which may answer 410.') }, failed),
    post: {
      ...open('acceptOffer', 'Agree to the offer, by the form of its page', {
        303: toPage('Agreed, now or before: the page says by whom.'),
        422: html('The form again, with what is wrong.'),
      }),
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: object({
              name: { type: 'string', minLength: 1, maxLength: CUSTOMER_NAME_LENGTH },
              option: optional({
                type: 'string',
                description: 'The letter, where the offer has options: exactly one can be chosen.',
              }),
              room: { enum: ROOM_TYPES },
              jamaah: { type: 'integer', minimum: 1, maximum: MOST_JAMAAH },
            }),
          },
        },
      },
    },
  },
}
