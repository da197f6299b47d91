import { parsedUrl } from '../../../domain/values/urls'
import type { Store } from '../../store'
import type { OpenOfferSession, OpenOffersStore } from '../../stores/offersStore'

const onlyOpen = (tx: OpenOfferSession): OpenOfferSession => ({
  findOpenOffer: (tokenHash, lock) => tx.findOpenOffer(tokenHash, lock),
  offerPicture: (id) => tx.offerPicture(id),
  offerLogo: (id) => tx.offerLogo(id),
  seeOffer: (id, now) => tx.seeOffer(id, now),
  answerOffer: (id, answer) => tx.answerOffer(id, answer),
  addAudit: (entry, once) => tx.addAudit(entry, once),
})

/** The part of a store that the open pages get. No package, price or account can be reached through it. */
export const openOffersOf = (store: Store): OpenOffersStore => ({
  ...onlyOpen(store),
  admitVisit: (asked, now) => store.admitVisit(asked, now),
  transaction: (work) => store.transaction((tx) => work(onlyOpen(tx))),
})

const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Returns how customers reach the site: `publicUrl`, or the host that the request names. The header may hold anything, so
 * that only the shape of a host is taken from it (docs/deploying.md).
 */
export const requestOrigin =
  <Asked extends Pick<Request, 'url'>>(publicUrl: string | null, isHttps: (request: Asked) => boolean) =>
  (request: Asked): string | null => {
    if (publicUrl !== null) return publicUrl
    const { protocol, host } = parsedUrl(request.url) ?? { protocol: '', host: '' }
    return HOST.test(host) ? `${isHttps(request) ? 'https:' : protocol}//${host}` : null
  }
