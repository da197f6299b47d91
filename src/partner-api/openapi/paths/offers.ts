import { pageOf, parameter, query, success, callsOf } from '../shared'
import type { Paths } from '../types'
import { ref } from '../words'

const call = callsOf('Offers')
const ids = [parameter('Id')]
const keyed = [...ids, parameter('IdempotencyKey')]
const changed = success('The offer.', ref('OfferChangedAnswer'))

const PAGE_OF_OFFERS = pageOf(ref('Offer'))

export const offerPaths: Paths = {
  '/partner/umroh-regular/{id}/offers': {
    get: call('listOffers', 'The offers of a package that have a link, the newest first', {
      description: 'With the feature `offers` alone, as the other calls of offers.',
      parameters: [
        ...ids,
        query('page', { type: 'integer', minimum: 1, default: 1 }),
        query(
          'per_page',
          { type: 'integer', minimum: 1, default: 200 },
          'At most 200. An API without pages omits `meta` and answers all offers.',
        ),
      ],
      answers: { 200: success('The offers.', PAGE_OF_OFFERS) },
    }),
    post: call('makeOffer', 'Make an offer with a link that anybody may open who has it', {
      description:
        'The server makes the offer from its saved package and the offer profile of the mitra. An offer of a package that was saved since its last offer is a new version, and closes the links of the earlier ones. With `others` the offer has two or three options, of which the customer takes exactly one; it is in the list of each of its packages, and a newer version of any of them closes its link.',
      parameters: keyed,
      body: ref('OfferRequest'),
      answers: { 201: success('Made.', ref('OfferMadeAnswer')) },
    }),
  },
  '/partner/offers/{id}': {
    delete: call('revokeOffer', 'Close the link of an offer at once, and delete its picture', {
      parameters: keyed,
      answers: { 200: changed },
    }),
  },
  '/partner/offers/{id}/package': {
    get: call('showOfferedPackage', 'The package as it was when it was offered, with its prices', {
      description: 'For a comparison with the newest save. 404 where `comparable` of the offer is not true.',
      parameters: [
        ...ids,
        query('package', { type: 'string' }, 'Which package of an offer with options; without it the first.'),
      ],
      answers: { 200: success('The package.', ref('OfferedPackageAnswer')) },
    }),
  },
  '/partner/offers/{id}/answer': {
    post: call('answerOffer', 'Note an answer on behalf of the customer, or take one back', {
      parameters: keyed,
      body: ref('OfferAnswerRequest'),
      answers: { 200: changed },
    }),
  },
  '/partner/offers/{id}/customer': {
    delete: call('eraseCustomer', 'Erase name and number of the customer, and the picture', {
      description: 'The offer stays. The history keeps that it was done, and not what was erased.',
      parameters: keyed,
      answers: { 200: changed },
    }),
  },
}

const FEATURE = 'For accounts with a mitra. With the feature `offer-profile` alone.'

export const offerProfilePaths: Paths = {
  '/partner/offer-profile': {
    get: call('offerProfile', 'What the mitra’s business says in each of its offers', {
      description: FEATURE,
      answers: { 200: success('The profile.', ref('OfferProfileAnswer')) },
      refuses: [403],
    }),
    put: call('saveOfferProfile', 'Save the offer profile', {
      description: FEATURE,
      parameters: [parameter('IdempotencyKey'), parameter('IfMatch')],
      body: ref('OfferProfile'),
      answers: { 200: success('The saved profile.', ref('OfferProfileSaved')) },
    }),
  },
}
