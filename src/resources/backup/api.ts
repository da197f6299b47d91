import type { Download, DownloadProgress } from '../../data-provider/types'
import type { ApiContext, ResourceApi } from '../../data-provider/resourceApi'

// A large database takes minutes. Whoever waits too long presses 'Hentikan'.
const PATIENCE_MS = 24 * 60 * 60_000
const PATH = '/partner/backup'

const nameIn = (disposition: string | null) =>
  /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'cadangan.jsonl.gz'

/** Reads a file piece by piece. Rejects when it is shorter than the server said: then the connection broke off. */
async function readDownload(response: Response, onProgress: DownloadProgress): Promise<Download> {
  const length = Number(response.headers.get('content-length') ?? NaN)
  const size = Number.isFinite(length) ? length : null
  const pieces: BlobPart[] = []
  let got = 0
  onProgress({ got, size })
  const reader = response.body?.getReader()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    pieces.push(piece.value)
    got += piece.value.byteLength
    onProgress({ got, size })
  }
  if (size !== null && got !== size) throw new TypeError(`got ${got} of ${size} bytes`)
  return { name: nameIn(response.headers.get('content-disposition')), file: new Blob(pieces) }
}

/** The backup is no record: its only call is the download. */
export const createApi = ({ http }: ApiContext): ResourceApi => ({
  methods: {
    downloadBackup: ({ signal, onProgress }: { signal: AbortSignal; onProgress: DownloadProgress }) =>
      http.request('GET', PATH, {
        signal,
        timeoutMs: PATIENCE_MS,
        readFile: (response) => readDownload(response, onProgress),
      }),
  },
})
