import type { Store } from '../../stores/store'
import type { OpenOfferSession, OpenOffersStore } from '../../stores/offersStore'

const onlyOpen = (tx: OpenOfferSession): OpenOfferSession => ({
  findOpenOffer: (tokenHash, lock) => tx.findOpenOffer(tokenHash, lock),
  offerPicture: (id) => tx.offerPicture(id),
  offerLogo: (id) => tx.offerLogo(id),
  seeOffer: (id, now) => tx.seeOffer(id, now),
  answerOffer: (id, answer) => tx.answerOffer(id, answer),
  noteOffer: (kind, offerId, now) => tx.noteOffer(kind, offerId, now),
  addAudit: (entry, once) => tx.addAudit(entry, once),
})

/** The part of a store that the open pages get. No package, price or account can be reached through it. */
export const openOffersOf = (store: Store): OpenOffersStore => ({
  ...onlyOpen(store),
  admitVisit: (asked, now) => store.admitVisit(asked, now),
  transaction: (work) => store.transaction((tx) => work(onlyOpen(tx))),
})
