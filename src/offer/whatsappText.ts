import { withoutTurns } from './direction'

/** WhatsApp formats a text by these signs. Letters of the same look format nothing. */
const LOOKALIKES: Readonly<Record<string, string>> = { '*': '∗', '~': '∼', '`': 'ˋ', _: 'ˍ' }
/** An underscore inside a word formats nothing, and an address with another sign would be another address. */
const FORMATTING = /[*~`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A name inside a message of WhatsApp: it begins and ends no bold, italic, struck or monospaced text. */
export const plainName = (name: string): string => oneLine(name).replace(FORMATTING, (sign) => LOOKALIKES[sign] ?? sign)

/** A line with a name in WhatsApp's bold. */
export const boldName = (name: string): string => `*${plainName(withoutTurns(name))}*`
