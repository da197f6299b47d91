import type { PublicOffer } from '@/domain/offer/publicOffer'

/** Letters that are read from right to left. */
const FROM_RIGHT =
  /(?![\p{N}\p{M}])[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const STRONG = new RegExp(`${FROM_RIGHT.source}|\\p{L}`, 'gu')

/** Marks that turn the direction of the text behind them, also of our own words. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g

/** Unicode's isolates: the text from an isolate to the end has its own direction. */
const FROM_LEFT_ISOLATE = '\u2066'
const FROM_RIGHT_ISOLATE = '\u2067'
const END = '\u2069'
/** Invisible letters: a line that begins in the middle of a text knows by them what stood before. */
const LEFT_MARK = '\u200E'
const RIGHT_MARK = '\u200F'

export const readsFromRight = (letter: string): boolean => FROM_RIGHT.test(letter)

/** Whether a part of a text may stand elsewhere than its letters follow each other. */
export const isTurned = (text: string): boolean =>
  /[\u0590-\u08FF\u200F\u2067\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u.test(text)

export const withoutTurns = (text: string): string => text.replace(TURNS, '')

/**
 * A text of somebody inside our own sentences: it has the direction of its first letter and turns nothing around it. A text
 * that reads from left to right needs no marks.
 */
export function isolated(text: string): string {
  const tidy = withoutTurns(text)
  if (!isTurned(tidy)) return tidy
  const [first = ''] = tidy.match(STRONG) ?? []
  return (readsFromRight(first) ? FROM_RIGHT_ISOLATE : FROM_LEFT_ISOLATE) + tidy + END
}

/** An offer whose texts are isolated, so that everything that leaves the phone reads in order. */
export const isolatedOffer = (offer: PublicOffer): PublicOffer =>
  JSON.parse(JSON.stringify(offer), (_, value: unknown) =>
    typeof value === 'string' ? isolated(value) : value,
  ) as PublicOffer

/** A letter or a digit: the signs between two of them follow both. */
const TOKEN = new RegExp(`${STRONG.source}|\\p{N}`, 'u')

/** The direction that stays open at the end of a line: the isolate with the letter that was last in it. */
type Open = { isolate: string; mark: string }
const NONE: Open = { isolate: '', mark: '' }

function openAfter(line: string, before: Open): Open {
  const begun = Math.max(line.lastIndexOf(FROM_LEFT_ISOLATE), line.lastIndexOf(FROM_RIGHT_ISOLATE))
  if (line.lastIndexOf(END) > begun) return NONE
  const isolate = line[begun] ?? before.isolate
  if (isolate === '') return NONE
  const last = line
    .slice(begun + 1)
    .match(STRONG)
    ?.at(-1)
  if (last) return { isolate, mark: markLike(last) }
  return { isolate, mark: begun < 0 ? before.mark : '' }
}

const markLike = (letter: string) => (readsFromRight(letter) ? RIGHT_MARK : LEFT_MARK)

/** Gives each line of a paragraph the direction that it has inside the paragraph. */
export function directedLines(lines: readonly string[]): string[] {
  let open = NONE
  return lines.map((line, index) => {
    const begin = open.isolate + open.mark
    open = openAfter(line, open)
    if (open === NONE) return begin + line
    // A digit behind a letter has the letter's direction.
    const [next = ''] = TOKEN.exec(lines[index + 1] ?? '') ?? []
    const goesOn = next !== '' && (/\p{N}/u.test(next) || markLike(next) === open.mark)
    return begin + line + (goesOn ? open.mark : '') + END
  })
}
