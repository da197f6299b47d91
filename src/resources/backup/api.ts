import type { Download } from '@/data-provider/types'
import { HttpError } from '@/http/HttpError'
import type { DownloadProgress } from '@/http/watchedBody'
import type { ApiContext, BaseApi, ResourceApi } from '@/data-provider/resourceApi'

type Watched = { signal: AbortSignal; onProgress: DownloadProgress }

// A large database takes minutes. A user who does not want to wait presses 'Hentikan'.
const PATIENCE_MS = 24 * 60 * 60_000
const PATH = '/partner/backup'

const nameIn = (disposition: string | null) =>
  /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'cadangan.jsonl.gz'

/** Reads a file. Rejects when it is shorter than the server said: then the connection broke off. */
async function readDownload(response: Response, { signal, onProgress }: Watched): Promise<Download> {
  const { readPieces } = await import('@/http/watchedBody')
  const { body, got, size } = await readPieces(response, onProgress, signal)
  if (size !== null && got !== size) throw new HttpError({ kind: 'network' })
  return { name: nameIn(response.headers.get('content-disposition')), file: body }
}

/** The backup is no record: its only call is the download. */
export const createApi = (_base: BaseApi, { http }: ApiContext): ResourceApi => ({
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
