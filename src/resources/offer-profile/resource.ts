import { defineResource } from '@/resources/defineResource'
import { isServersCopy, OFFER_PROFILE } from '@/resources/readRounding'

/** The offer profile of the user's mitra on the server (docs/product.md §21.4.8). Its screen works without it, too. */
export const offerProfile = defineResource({
  name: 'offer-profile',
  options: { label: 'Profil penawaran' },
  path: '/offer-profile',
  mitraMay: ['show', 'edit'],
  feature: 'offer-profile',
  screens: {},
  keeps: { [OFFER_PROFILE]: isServersCopy },
})
