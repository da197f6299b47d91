import { optionsOf } from '@/domain/offer/options'
import type { OfferedOption, OfferStay, PublicOffer } from '@/domain/offer/publicOffer'
import { formatDate } from '@/domain/values/dates'
import { formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/offer/offer'
import { isolatedOffer } from './direction'
import { withSign } from './listLine'
import { boldName, oneLine, plainName } from './whatsappText'
import {
  groupTotal,
  contactLines,
  optionName,
  partLine,
  priceNote,
  roomsLine,
  shownPrices,
  stayFacts,
  titleOf,
} from './words'

const list = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${title}:`, ...lines.map((line) => withSign(oneLine(line)))] : []

const stayLines = ({ stays }: OfferedOption) => (stays.length === 0 ? [t('offer.noHotel')] : stays.map(stayLine))

const stayLine = (stay: OfferStay) =>
  [
    `${t(`offer.city.${stay.city}`)}: ${plainName(stay.hotel)}`,
    ...(stay.stars > 0 ? [t('offer.stars', { n: stay.stars })] : []),
    ...stayFacts(stay),
  ].join(', ')

const planLines = (option: OfferedOption) =>
  shownPrices(option).flatMap(({ name, room, parts }) =>
    parts.length > 0 ? list(room ? `${t('offer.plan')} (${name})` : t('offer.plan'), parts.map(partLine)) : [],
  )

const mixLines = (option: OfferedOption) =>
  option.roomMix.length > 0
    ? [
        ...list(t('offer.roomMix'), option.roomMix.map(roomsLine)),
        `${t('offer.roomMixTotal')}: ${formatRupiah(groupTotal(option))}`,
      ]
    : []

/** The part of the message about one package. */
function optionBlocks(option: OfferedOption): string[][] {
  const { airline, services } = option
  return [
    [
      ...stayLines(option),
      ...(airline ? [t('offer.airline', { name: plainName(airline) })] : []),
      ...(services.length > 0 ? [t('offer.services', { names: services.map(plainName).join(', ') })] : []),
    ],
    [...shownPrices(option).map(({ name, perJamaah }) => `${name}: ${formatRupiah(perJamaah)}`), priceNote(option)],
    mixLines(option),
    planLines(option),
  ]
}

/** The offer as a message for WhatsApp (docs/product.md §21.3.6). Blocks are apart by an empty line. */
export function offerText(given: PublicOffer): string {
  const offer = isolatedOffer(given)
  const { customer, business } = offer
  const options = optionsOf(offer)
  const blocks = [
    [boldName(titleOf(offer)), ...(customer ? [t('offer.for', { name: plainName(customer) })] : [])],
    ...options.flatMap((option, place) => [
      ...(options.length > 1 ? [[boldName(optionName(option, place))]] : []),
      ...optionBlocks(option),
    ]),
    list(t('offer.included'), offer.included),
    list(t('offer.excluded'), offer.excluded),
    list(t('offer.terms'), offer.terms),
    [t('offer.validUntil', { date: formatDate(offer.validUntil) })],
    [business.name, ...contactLines(business)].map(plainName),
  ]
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}
