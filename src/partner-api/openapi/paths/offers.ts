import { CUSTOMER_NAME_LENGTH, MOST_JAMAAH } from '@/domain/offer/acceptance'
import { ROOM_TYPES } from '@/domain/types'
import { BODY_REFUSALS, body, pageOf, parameter, refusals, success } from '../shared'
import type { Paths, Answer, Operation, Parameter } from '../types'
import { optional, object, ref } from '../words'

const tags = ['Offers']
const ids = [parameter('Id')]
const keyed = [...ids, parameter('IdempotencyKey')]
const changed = success('The offer.', ref('OfferChangedAnswer'))

const PAGE_OF_OFFERS = pageOf(ref('Offer'))

export const offerPaths: Paths = {
  '/partner/umroh-regular/{id}/offers': {
    get: {
      operationId: 'listOffers',
      tags,
      summary: 'The offers of a package that have a link, the newest first',
      description: 'With the feature `offers` alone, as the other calls of offers.',
      parameters: [
        ...ids,
        { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
        {
          name: 'per_page',
          in: 'query',
          description: 'At most 200. An API without pages omits `meta` and answers all offers.',
          schema: { type: 'integer', minimum: 1, default: 200 },
        },
      ],
      responses: { 200: success('The offers.', PAGE_OF_OFFERS), ...refusals(401, 404) },
    },
    post: {
      operationId: 'makeOffer',
      tags,
      summary: 'Make an offer with a link that anybody may open who has it',
      description:
        'The server makes the offer from its saved package and the offer profile of the mitra. An offer of a package that was saved since its last offer is a new version, and closes the links of the earlier ones. With `others` the offer has two or three options, of which the customer takes exactly one; it is in the list of each of its packages, and a newer version of any of them closes its link.',
      parameters: keyed,
      requestBody: body(ref('OfferRequest')),
      responses: {
        201: success('Made.', ref('OfferMadeAnswer')),
        ...refusals(...BODY_REFUSALS, 401, 403, 404, 409),
      },
    },
  },
  '/partner/offers/{id}': {
    delete: {
      operationId: 'revokeOffer',
      tags,
      summary: 'Close the link of an offer at once, and delete its picture',
      parameters: keyed,
      responses: { 200: changed, ...refusals(400, 401, 403, 404, 409) },
    },
  },
  '/partner/offers/{id}/package': {
    get: {
      operationId: 'showOfferedPackage',
      tags,
      summary: 'The package as it was when it was offered, with its prices',
      description: 'For a comparison with the newest save. 404 where `comparable` of the offer is not true.',
      parameters: [
        ...ids,
        {
          name: 'package',
          in: 'query',
          description: 'Which package of an offer with options; without it the first.',
          schema: { type: 'string' },
        },
      ],
      responses: { 200: success('The package.', ref('OfferedPackageAnswer')), ...refusals(401, 404) },
    },
  },
  '/partner/offers/{id}/answer': {
    post: {
      operationId: 'answerOffer',
      tags,
      summary: 'Note an answer on behalf of the customer, or take one back',
      parameters: keyed,
      requestBody: body(ref('OfferAnswerRequest')),
      responses: { 200: changed, ...refusals(...BODY_REFUSALS, 401, 403, 404, 409) },
    },
  },
  '/partner/offers/{id}/customer': {
    delete: {
      operationId: 'eraseCustomer',
      tags,
      summary: 'Erase name and number of the customer, and the picture',
      description: 'The offer stays. The history keeps that it was done, and not what was erased.',
      parameters: keyed,
      responses: { 200: changed, ...refusals(400, 401, 403, 404, 409) },
    },
  },
}

const offerProfileTags = ['Offers']
const FEATURE = 'For accounts with a mitra. With the feature `offer-profile` alone.'

export const offerProfilePaths: Paths = {
  '/partner/offer-profile': {
    get: {
      operationId: 'offerProfile',
      tags: offerProfileTags,
      summary: 'What the mitra’s business says in each of its offers',
      description: FEATURE,
      responses: { 200: success('The profile.', ref('OfferProfileAnswer')), ...refusals(401, 403) },
    },
    put: {
      operationId: 'saveOfferProfile',
      tags: offerProfileTags,
      summary: 'Save the offer profile',
      description: FEATURE,
      parameters: [parameter('IdempotencyKey'), parameter('IfMatch')],
      requestBody: body(ref('OfferProfile')),
      responses: {
        200: success('The saved profile.', ref('OfferProfileSaved')),
        ...refusals(...BODY_REFUSALS, 401, 403, 409),
      },
    },
  },
}

const token: Parameter = {
  name: 'token',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
}

/** The properties of every call below `/p/` has: it needs no account, and its address is beside the API. */
const open = {
  tags: ['Open pages'],
  security: [],
  servers: [{ url: '/' }],
  parameters: [token],
} satisfies Partial<Operation>

const html = (description: string): Answer => ({
  description,
  content: { 'text/html': { schema: { type: 'string' } } },
})

const closed = {
  404: html('Nobody has made this link. Every unknown address below `/p/` gets the same answer.'),
  410: html('The offer was revoked or replaced, or its last day has passed.'),
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
} satisfies Record<number, Answer>

/** The pages that anybody may open who has a link (docs/product.md §21.5.5). */
export const openPagePaths: Paths = {
  '/p/{token}.jpg': {
    get: {
      ...open,
      operationId: 'openPicture',
      summary: 'The picture of an offer, for the preview of its link',
      responses: {
        200: { description: 'A JPEG.', content: { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } } },
        ...closed,
      },
    },
  },
  '/p/{token}/logo': {
    get: {
      ...open,
      operationId: 'openLogo',
      summary: 'The logo of the business, for the page of an offer',
      responses: {
        200: { description: 'A JPEG.', content: { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } } },
        ...closed,
      },
    },
  },
  '/p/{token}': {
    get: {
      ...open,
      operationId: 'openPage',
      summary: 'The offer as a page for the customer',
      description: 'A GET changes nothing: WhatsApp fetches page and picture for its preview.',
      responses: { 200: html('The offer, and a form to agree to it while nobody has.'), ...closed },
    },
  },
  '/p/{token}/seen': {
    post: {
      ...open,
      operationId: 'seePage',
      summary: 'Note that a person has the page open; the first time counts',
      responses: { 204: { description: 'Noted.' }, ...closed },
    },
  },
  '/p/{token}/accept': {
    post: {
      ...open,
      operationId: 'acceptOffer',
      summary: 'Agree to the offer, by the form of its page',
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
      responses: {
        303: {
          description: 'Agreed, now or before: the page says by whom.',
          headers: { Location: { schema: { type: 'string' } } },
        },
        422: html('The form again, with what is wrong.'),
        ...closed,
      },
    },
  },
}
