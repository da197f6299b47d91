import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { randomKey } from '@/domain/randomKey'
import type { ImportCount, PartnerDataProvider } from '@/data-provider/types'
import { importText } from '@/i18n/admin/importTexts'
import { say } from '@/i18n/translate'
import { lastBatchKey } from '../batch/useUndo'
import type { ComparedRows } from './preview/preview'

export type Outcome = 'done' | 'tooLate' | 'stopped' | 'failed' | 'unsure' | 'conflict'
export type ImportState<Preview extends ComparedRows> =
  | { at: 'start'; problem?: string }
  | { at: 'reading' }
  | { at: 'checking'; done: number; total: number }
  | { at: 'preview'; preview: Preview }
  | { at: 'saving'; n: number }
  | { at: 'settling' }
  | { at: 'end'; outcome: Outcome; count: ImportCount; text?: string }

/** Reads rows and compares them with the saved records, or says why it cannot. */
type Check<Preview> = (
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
) => Promise<Preview | { problem: string }>

type Failure = Error & { status?: number; body?: { errors?: Record<string, string> } }
type Sent = { key: string; count: ImportCount; isStopped: boolean; text: string }

const NOTHING: ImportCount = { created: 0, changed: 0 }

/**
 * An import from its rows to its end, wherever the rows come from. Each step can be stopped, and what was stopped is never
 * half done.
 */
export function useImport<Preview extends ComparedRows>(resource: string) {
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  const [state, setState] = useState<ImportState<Preview>>({ at: 'start' })
  const running = useRef<AbortController | null>(null)
  const lastCheck = useRef<Check<Preview> | null>(null)
  const sent = useRef<Sent | null>(null)

  // The server writes nothing for a client that has gone.
  useEffect(() => () => running.current?.abort(), [])

  const begin = () => {
    running.current = new AbortController()
    return running.current.signal
  }

  async function check(read: Check<Preview>) {
    const signal = begin()
    lastCheck.current = read
    setState({ at: 'reading' })
    try {
      const found = await read(signal, (done, total) => setState({ at: 'checking', done, total }))
      setState('problem' in found ? { at: 'start', ...found } : { at: 'preview', preview: found })
    } catch {
      // After a stop nothing has to be explained.
      setState({ at: 'start', ...(signal.aborted ? {} : { problem: importText('listFailed') }) })
    }
  }

  function end(outcome: Outcome, count = NOTHING, text?: string) {
    for (const queryKey of [[resource], lastBatchKey(resource)]) void queryClient.invalidateQueries({ queryKey })
    setState({ at: 'end', outcome, count, ...(text ? { text } : {}) })
  }

  async function settle() {
    if (!sent.current) return
    const { key, count, isStopped, text } = sent.current
    setState({ at: 'settling' })
    try {
      const isWritten = await provider.settleImport(resource, key)
      if (isWritten === null) return end('unsure')
      if (!isWritten) return end(isStopped ? 'stopped' : 'failed', NOTHING, text)
      end(isStopped ? 'tooLate' : 'done', count)
    } catch {
      end('unsure')
    }
  }

  async function submit(preview: Preview) {
    const rows = preview.rows.filter((row) => row.kind !== 'same')
    const created = rows.filter((row) => row.kind === 'new').length
    const count = { created, changed: rows.length - created }
    const [signal, key] = [begin(), randomKey()]
    setState({ at: 'saving', n: rows.length })
    try {
      const { data } = await provider.importRows(resource, rows, key, signal)
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
    check,
    checkAgain: () => (lastCheck.current ? check(lastCheck.current) : Promise.resolve()),
    /** Leads back to the choice of the rows. */
    restart: () => setState({ at: 'start' }),
    submit,
    settle,
    stop: () => running.current?.abort(),
  }
}

export type ImportSteps<Preview extends ComparedRows> = ReturnType<typeof useImport<Preview>>
