import { readTable } from './readTable'
import type { ReadAnswer, ReadRequest } from './readFile'
import { FileError } from './limits'

const answer = (message: ReadAnswer) => postMessage(message)

addEventListener('message', ({ data: { bytes, wanted } }: MessageEvent<ReadRequest>) => {
  readTable(bytes, wanted).then(
    (table) => answer({ table }),
    (error: unknown) =>
      answer(error instanceof FileError ? { key: error.key, values: error.values } : { key: 'fileBroken', values: {} }),
  )
})
