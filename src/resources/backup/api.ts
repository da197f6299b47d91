import type { Download, DownloadProgress } from '../../data-provider/types'
import { HttpError } from '../../http/HttpError'
import type { ApiContext, ResourceApi } from '../../data-provider/resourceApi'

type Watched = { signal: AbortSignal; onProgress: DownloadProgress }

// A large database takes minutes. Whoever waits too long presses 'Hentikan'.
const PATIENCE_MS = 24 * 60 * 60_000
const PATH = '/partner/backup'

const nameIn = (disposition: string | null) =>
  /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'cadangan.jsonl.gz'

/** Reads a file piece by piece. Rejects when it is shorter than the server said: then the connection broke off. */
async function readDownload(response: Response, { signal, onProgress }: Watched): Promise<Download> {
  const length = Number(response.headers.get('content-length') ?? NaN)
  const size = Number.isFinite(length) ? length : null
  const pieces: BlobPart[] = []
  let got = 0
  onProgress({ got, size })
  const reader = response.body?.getReader()
  signal.addEventListener('abort', () => void reader?.cancel())
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    pieces.push(piece.value)
    got += piece.value.byteLength
    onProgress({ got, size })
  }
  if (size !== null && got !== size) throw new HttpError({ kind: 'network' })
  return { name: nameIn(response.headers.get('content-disposition')), file: new Blob(pieces) }
}

/** The backup is no record: its only call is the download. */
export const createApi = ({ http }: ApiContext): ResourceApi => ({
  methods: {
    /** Resolves to null when somebody stops it. */
    downloadBackup: (watched: Watched) =>
      http
        .request('GET', PATH, {
          signal: watched.signal,
          timeoutMs: PATIENCE_MS,
          readFile: (response) => readDownload(response, watched),
        })
        .catch((error: unknown) => {
          if (watched.signal.aborted) return null
          throw error
        }),
  },
})
