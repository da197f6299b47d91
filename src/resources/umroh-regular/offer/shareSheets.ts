export { UsualOffer } from './paper/UsualOffer'
export { ShareSheet } from './ShareSheet'
