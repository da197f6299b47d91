import { ref } from '../schemas/common'
import { BODY_REFUSALS, body, listOf, parameter, refusals, success } from '../shared'
import type { Paths } from '../types'

const tags = ['Offers']
const ids = [parameter('Id')]
const keyed = [...ids, parameter('IdempotencyKey')]
const changed = success('The offer.', ref('OfferChangedAnswer'))

export const offerPaths: Paths = {
  '/partner/umroh-regular/{id}/offers': {
    get: {
      operationId: 'listOffers',
      tags,
      summary: 'The offers of a package that have a link, the newest first',
      description: 'With the feature `offers` alone, as the other calls of offers.',
      parameters: ids,
      responses: { 200: success('The offers.', listOf(ref('Offer'))), ...refusals(401, 404) },
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
