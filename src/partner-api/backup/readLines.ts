import { createHash } from 'node:crypto'

export type HashedLine = {
  text: string
  /** The SHA-256 of everything before this line. */
  shaBefore: () => string
}

const LINE_FEED = 10

/**
 * Cuts bytes into lines. Node's readline would not do: it also ends a line at U+2028, which JSON may hold. A last line
 * without its line feed is left out.
 */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<HashedLine> {
  const hash = createHash('sha256')
  let begun: Buffer[] = []
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, from)) {
      begun.push(chunk.subarray(from, at + 1))
      const line = begun.length === 1 ? chunk.subarray(from, at + 1) : Buffer.concat(begun)
      yield { text: line.toString('utf8', 0, line.length - 1), shaBefore: () => hash.copy().digest('hex') }
      hash.update(line)
      begun = []
      from = at + 1
    }
    if (from < chunk.length) begun.push(chunk.subarray(from))
  }
}
