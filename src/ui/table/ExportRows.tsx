import Dialog from '@mui/material/Dialog'
import { useNotify } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { fileSize } from '@/domain/values/fileSize'
import { importText } from '@/i18n/admin/importTexts'
import { RunningTask } from '../feedback/RunningTask'
import { useSlow } from '../hooks/useSlow'
import { Button } from '../elements/Button'
import { saveCsv } from './saveFile'

/** The rows that were read; for a list that comes in one answer its bytes, of `size` where the server says that. */
export type ExportProgress = { done: number; total: number } | { got: number; size: number | null }

export type ExportRowsProps = {
  label: string
  /** The name of the file, without its ending. */
  fileName: string
  /** Reads every row and makes the text of the file. Rejects when `signal` fires. */
  makeCsv: (signal: AbortSignal, onProgress: (progress: ExportProgress) => void) => Promise<string>
}

const inIndonesian = (n: number) => n.toLocaleString('id')

function textOf(progress: ExportProgress | null): string {
  if (!progress) return importText('exportStarting')
  if ('done' in progress)
    return importText('exporting', { done: inIndonesian(progress.done), total: inIndonesian(progress.total) })
  const { got, size } = progress
  if (size === null) return importText('exportingUnknown', { got: fileSize(got) })
  return importText('exportingBytes', { got: fileSize(got), size: fileSize(size) })
}

function partOf(progress: ExportProgress | null): number | undefined {
  if (!progress) return undefined
  const [done, total] = 'done' in progress ? [progress.done, progress.total] : [progress.got, progress.size ?? 0]
  return total > 0 ? done / total : undefined
}

/** A button that saves every row as CSV. A long export shows how far it is and can be stopped; then no file is saved. */
export function ExportRows({ label, fileName, makeCsv }: ExportRowsProps) {
  const notify = useNotify()
  const running = useRef<AbortController | null>(null)
  const [isRunning, setRunning] = useState(false)
  const [progress, setProgress] = useState<ExportProgress | null>(null)
  const isSlow = useSlow(isRunning)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setRunning(true)
    setProgress(null)
    try {
      const csv = await makeCsv(controller.signal, setProgress)
      if (!controller.signal.aborted) saveCsv(csv, fileName)
    } catch {
      if (controller.signal.aborted) notify(importText('exportStopped'))
      else notify(importText('exportFailed'), { type: 'error' })
    }
    running.current = null
    setRunning(false)
  }

  return (
    <>
      <Button variant="outlined" onClick={() => void start()} disabled={isRunning}>
        {label}
      </Button>
      {isSlow && (
        <Dialog open fullWidth maxWidth="xs" aria-label={label}>
          <RunningTask text={textOf(progress)} part={partOf(progress)} onStop={() => running.current?.abort()} />
        </Dialog>
      )}
    </>
  )
}
