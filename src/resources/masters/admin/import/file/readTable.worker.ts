import { readTable } from './readTable'
import type { ReadAnswer, ReadRequest } from './readFile'
import { FileError } from './limits'

const answer = (message: ReadAnswer) => postMessage(message)

addEventListener('message', ({ data: { bytes, columns, sheet } }: MessageEvent<ReadRequest>) => {
  readTable(bytes, columns, sheet).then(
    (table) => answer({ table }),
    (error: unknown) =>
      answer(error instanceof FileError ? { key: error.key, values: error.values } : { key: 'fileBroken', values: {} }),
  )
})
