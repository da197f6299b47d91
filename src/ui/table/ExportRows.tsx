import Dialog from '@mui/material/Dialog'
import { useNotify } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { importText } from '../../i18n/importTexts'
import { RunningTask } from '../feedback/RunningTask'
import { useSlow } from '../hooks/useSlow'
import { Button } from '../layout/Button'
import { saveCsv } from './saveFile'

export type ExportProgress = { done: number; total: number }

export type ExportRowsProps = {
  label: string
  /** The name of the file, without its ending. */
  fileName: string
  /** Reads every row and makes the text of the file. Rejects when `signal` fires. */
  makeCsv: (signal: AbortSignal, onProgress: (progress: ExportProgress) => void) => Promise<string>
}

const inIndonesian = (n: number) => n.toLocaleString('id')
const textOf = (progress: ExportProgress | null) =>
  progress
    ? importText('exporting', { done: inIndonesian(progress.done), total: inIndonesian(progress.total) })
    : importText('exportStarting')

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
          <RunningTask
            text={textOf(progress)}
            part={progress && progress.total > 0 ? progress.done / progress.total : undefined}
            onStop={() => running.current?.abort()}
          />
        </Dialog>
      )}
    </>
  )
}
