import { ref } from '../schemas/common'
import { BODY_REFUSALS, body, parameter, refusals, success } from '../shared'
import type { Paths } from '../types'

const tags = ['Offers']
const FEATURE = 'For accounts with a mitra. With the feature `offer-profile` alone.'

export const offerProfilePaths: Paths = {
  '/partner/offer-profile': {
    get: {
      operationId: 'offerProfile',
      tags,
      summary: 'What the mitra’s business says in each of its offers',
      description: FEATURE,
      responses: { 200: success('The profile.', ref('OfferProfileAnswer')), ...refusals(401, 403) },
    },
    put: {
      operationId: 'saveOfferProfile',
      tags,
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
