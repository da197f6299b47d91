import { HttpError } from './HttpError'

/** How much of a body has come; `size` is null if the server does not say it. */
export type Downloaded = { got: number; size: number | null }
export type DownloadProgress = (progress: Downloaded) => void

/** The header in which our server says how long a JSON body is before its compression. */
const BODY_SIZE = 'x-body-size'

function sizeOf(headers: Headers): number | null {
  // The length of a compressed body says nothing about the bytes that the browser hands over.
  const text = headers.get(BODY_SIZE) ?? (headers.has('content-encoding') ? null : headers.get('content-length'))
  const size = Number(text ?? NaN)
  return Number.isFinite(size) ? size : null
}

/** Reads a body piece by piece, and tells after each piece how much has come. */
export async function readPieces(response: Response, onProgress: DownloadProgress, signal?: AbortSignal) {
  const size = sizeOf(response.headers)
  const pieces: BlobPart[] = []
  let got = 0
  onProgress({ got, size })
  const reader = response.body?.getReader()
  signal?.addEventListener('abort', () => void reader?.cancel())
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    pieces.push(piece.value)
    got += piece.value.byteLength
    onProgress({ got, size })
  }
  return { body: new Blob(pieces), got, size }
}

/** Reads a JSON answer piece by piece. Rejects when `signal` fires. */
export async function readWatchedJson(
  response: Response,
  onProgress: DownloadProgress,
  signal?: AbortSignal,
): Promise<unknown> {
  const { body } = await readPieces(response, onProgress, signal)
  signal?.throwIfAborted()
  const text = await body.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError({ kind: 'notJson', status: response.status })
  }
}
