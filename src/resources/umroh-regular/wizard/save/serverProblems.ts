import type { UnsureSave } from '../../../../data-provider/types'
import { PAYLOAD_FIELDS } from '../../../../domain/package/packageSchema'
import { saveAdvice } from '../../saveAdvice'

export type ServerProblems = {
  /** Each form path with the server's message about it. */
  fields: [path: string, message: string][]
  /** The message about the save as a whole: an i18n key or the server's text. */
  message: string
  /** The i18n key of a sentence that says where the form is kept and what to do next. */
  advice: ReturnType<typeof saveAdvice>
  /** Whether the server may accept the same form at another time. */
  canRetry: boolean
}

// The server would refuse the same form again, unless it only asked the app to wait.
const isFinal = (status = 0) => status >= 400 && status < 500 && ![408, 429].includes(status)

type Failed = Error & { status?: number; body?: { errors?: Record<string, string> } } & Partial<UnsureSave>

/**
 * Sorts the errors of a failed save: an error of a form field shows on that field, every other error at the foot
 * (docs/product.md §11.1.12).
 */
export function serverProblems(error: Failed): ServerProblems {
  const all = Object.entries(error.body?.errors ?? {})
  const isField = ([path]: [string, string]) => PAYLOAD_FIELDS.includes(path.split('.')[0] ?? '')
  const others = all.filter((entry) => !isField(entry)).map(([, text]) => text)
  const fields = all.filter(isField).map(([path, text]): [string, string] => [pathInForm(path), text])
  return {
    fields,
    message: others[0] ?? error.message,
    advice: saveAdvice(error),
    canRetry: fields.length === 0 && !isFinal(error.status),
  }
}

const PLAIN = ['namaPaket', 'startCity', 'jumlahJamaah', 'tipePerjalanan', 'tourLeader', 'transportasi']

// A choice shows its errors on its `id`, even if the server names the whole choice: `pesawat`, `transportasi.0`.
function pathInForm(path: string): string {
  const isRow = /^transportasi\.\d+$/.test(path)
  return isRow || (!path.includes('.') && !PLAIN.includes(path)) ? `${path}.id` : path
}
