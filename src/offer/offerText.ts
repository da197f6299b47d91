import { optionsOf } from '../domain/offer/options'
import type { OfferedOption, PublicOffer } from '../domain/offer/publicOffer'
import { formatWhatsapp } from '../domain/offer/whatsapp'
import { formatDate } from '../domain/values/dates'
import { formatRupiah } from '../domain/values/money'
import { t } from '../i18n/offer/offer'
import { isolatedOffer, withoutTurns } from './direction'
import { groupTotal, optionName, partLine, priceLine, roomsLine, stayFacts, titleOf } from './words'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** WhatsApp's bold. An asterisk in the text itself would end it, so another star takes its place. It has its own line. */
const bold = (text: string) => `*${withoutTurns(oneLine(text)).replace(/\*/g, '∗')}*`

const list = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${title}:`, ...lines.map((line) => `• ${oneLine(line)}`)] : []

const stayLines = ({ stays }: OfferedOption) =>
  stays.map((stay) =>
    [
      `${t(`offer.city.${stay.city}`)}: ${oneLine(stay.hotel)}`,
      ...(stay.stars > 0 ? [t('offer.stars', { n: stay.stars })] : []),
      ...stayFacts(stay),
    ].join(', '),
  )

const planLines = ({ prices }: OfferedOption) =>
  prices.flatMap(({ room, parts }) =>
    parts.length > 0 ? list(`${t('offer.plan')} (${t(`room.${room}`)})`, parts.map(partLine)) : [],
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
  const { airline, services, jamaah, prices } = option
  return [
    [
      ...stayLines(option),
      ...(airline ? [t('offer.airline', { name: oneLine(airline) })] : []),
      ...(services.length > 0 ? [t('offer.services', { names: services.map(oneLine).join(', ') })] : []),
    ],
    [...prices.map(priceLine), t('offer.perJamaah', { n: jamaah })],
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
    [bold(titleOf(offer)), ...(customer ? [t('offer.for', { name: oneLine(customer) })] : [])],
    ...options.flatMap((option, place) => [
      ...(options.length > 1 ? [[bold(optionName(option, place))]] : []),
      ...optionBlocks(option),
    ]),
    list(t('offer.included'), offer.included),
    list(t('offer.excluded'), offer.excluded),
    list(t('offer.terms'), offer.terms),
    [t('offer.validUntil', { date: formatDate(offer.validUntil) })],
    [oneLine(business.name), ...(business.whatsapp ? [formatWhatsapp(business.whatsapp)] : [])],
  ]
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}
