import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { ImportCount, PartnerDataProvider } from '../../../../data-provider/types'
import { randomKey } from '../../../../domain/package/saveKeys'
import { importText } from '../../../../i18n/admin/importTexts'
import { say } from '../../../../i18n/translate'
import { fileKindOf, type FileKind, type Saved } from './rows/columns'
import { readFile } from './file/readFile'
import { headingProblem } from './preview/headingProblem'
import { type Preview, createPreview } from './preview/preview'
import { readSaved } from './rows/readSaved'
import type { Table } from './rows/table'
import { proportionOf } from './preview/proportion'
import { FileError } from './file/limits'

const AT_ONCE = 500
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

type CheckOptions = {
  saved: readonly Saved[]
  kind: FileKind
  master: string
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

/** Checks all rows of a file, some at a time, so that the page stays alive. Throws the signal's reason when it is stopped. */
export async function checkRows(
  table: Table,
  { saved, kind, master, signal, onProgress }: CheckOptions,
): Promise<Preview> {
  const { preview, readRow } = createPreview(table, saved, kind, master)
  if (headingProblem(preview)) return preview
  for (const [at, row] of table.rows.entries()) {
    if (at % AT_ONCE === 0) {
      onProgress(at, table.rows.length)
      await nextTask()
      signal.throwIfAborted()
    }
    readRow(row)
  }
  return { ...preview, proportion: proportionOf(preview.rows, saved, kind.columns) }
}

export type Outcome = 'done' | 'tooLate' | 'stopped' | 'failed' | 'unsure' | 'conflict'
export type ImportState =
  | { at: 'start'; problem?: string }
  | { at: 'reading' }
  | { at: 'checking'; done: number; total: number }
  | { at: 'preview'; fileName: string; preview: Preview }
  | { at: 'saving'; n: number }
  | { at: 'settling' }
  | { at: 'end'; outcome: Outcome; count: ImportCount; text?: string }

type Failure = Error & { status?: number; body?: { errors?: Record<string, string> } }
type Sent = { key: string; count: ImportCount; isStopped: boolean; text: string }

const NOTHING: ImportCount = { created: 0, changed: 0 }

/** An import from the choice of a file to its end. Each step can be stopped, and what was stopped is never half done. */
export function useImport(resource: string, master: string) {
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  const [state, setState] = useState<ImportState>({ at: 'start' })
  const running = useRef<AbortController | null>(null)
  const table = useRef<{ file: File; table: Table } | null>(null)
  const sent = useRef<Sent | null>(null)
  const kind = fileKindOf(resource)

  // The server writes nothing for a client that has gone.
  useEffect(() => () => running.current?.abort(), [])

  const begin = () => {
    running.current = new AbortController()
    return running.current.signal
  }

  async function check(signal: AbortSignal) {
    if (!table.current) return
    const { file, table: read } = table.current
    const saved = await readSaved(provider, resource, signal)
    const onProgress = (done: number, total: number) => setState({ at: 'checking', done, total })
    const preview = await checkRows(read, { saved, kind, master, signal, onProgress })
    const problem = headingProblem(preview)
    setState(problem ? { at: 'start', problem } : { at: 'preview', fileName: file.name, preview })
  }

  /** Shows why a file or the list could not be read; after a stop it shows the choice of a file alone. */
  function onUnread(error: unknown, signal: AbortSignal) {
    if (signal.aborted) return setState({ at: 'start' })
    const problem = error instanceof FileError ? importText(error.key, error.values) : importText('listFailed')
    setState({ at: 'start', problem })
  }

  async function choose(file: File, sheet?: string) {
    const signal = begin()
    setState({ at: 'reading' })
    try {
      table.current = { file, table: await readFile(file, kind.columns, signal, sheet) }
      await check(signal)
    } catch (error) {
      onUnread(error, signal)
    }
  }

  async function checkAgain() {
    const signal = begin()
    setState({ at: 'reading' })
    await check(signal).catch((error: unknown) => onUnread(error, signal))
  }

  function end(outcome: Outcome, count = NOTHING, text?: string) {
    void queryClient.invalidateQueries({ queryKey: [resource] })
    setState({ at: 'end', outcome, count, ...(text ? { text } : {}) })
  }

  async function settle() {
    if (!sent.current) return
    const { key, count, isStopped, text } = sent.current
    setState({ at: 'settling' })
    try {
      const isWritten = await provider.settleImport(resource, { idempotencyKey: key })
      if (isWritten === null) return end('unsure')
      if (isWritten) return end(isStopped ? 'tooLate' : 'done', count)
      end(isStopped ? 'stopped' : 'failed', NOTHING, text)
    } catch {
      end('unsure')
    }
  }

  async function submit(preview: Preview) {
    const rows = preview.rows.filter((row) => row.kind !== 'same')
    const created = rows.filter((row) => row.kind === 'new').length
    const count = { created, changed: rows.length - created }
    const key = randomKey()
    const signal = begin()
    setState({ at: 'saving', n: rows.length })
    try {
      const { data } = await provider.importRows(resource, rows, { idempotencyKey: key, signal })
      end('done', data)
    } catch (error) {
      const { status = 0, message, body } = error as Failure
      if (status === 409) return end('conflict', { created: 0, changed: Object.keys(body?.errors ?? {}).length })
      if (status >= 400 && status < 500) return end('failed', NOTHING, say(message))
      sent.current = { key, count, isStopped: signal.aborted, text: say(message) }
      await settle()
    }
  }

  return {
    state,
    choose,
    chooseSheet: (sheet: string) => (table.current ? choose(table.current.file, sheet) : Promise.resolve()),
    submit,
    settle,
    checkAgain,
    stop: () => running.current?.abort(),
  }
}
