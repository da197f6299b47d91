import { folded } from './headings'

/** The fewest changes of a letter that make one text of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length] ?? 0
}

const LONGEST = 60
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)

/** How unlike two headings are: 0 for the same, 1 for nothing in common. */
function unlikeness(column: string, heading: string): number {
  const [a, b] = [folded(column), folded(heading).slice(0, LONGEST)]
  const words = wordsOf(column)
  const shared = words.filter((word) => wordsOf(heading).includes(word)).length
  const ofWords = words.length === 0 ? 1 : 1 - shared / words.length
  return Math.min(distance(a, b) / Math.max(a.length, b.length, 1), ofWords)
}

const NEAR = 0.5

/** The file's heading that most looks like a column, or null: `Nama Hotel` for `Nama`. */
export function nearestHeading(column: string, headings: readonly string[]): string | null {
  const [best] = headings
    .map((heading) => ({ heading, far: unlikeness(column, heading) }))
    .sort((a, b) => a.far - b.far)
  return best && best.far <= NEAR ? best.heading : null
}
