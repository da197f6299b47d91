import { useDataProvider } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { Downloaded, PartnerDataProvider } from '../../../data-provider/types'
import { saveDownload } from './saveDownload'

export type DownloadState =
  | { at: 'rest' | 'preparing' | 'stopped' }
  | { at: 'running'; progress: Downloaded }
  | { at: 'done'; name: string; bytes: number }
  | { at: 'failed'; error: unknown }

/** Downloads a backup. Only a whole file is saved; leaving the screen stops the download. */
export function useBackupDownload() {
  const dataProvider = useDataProvider<PartnerDataProvider>()
  const running = useRef<AbortController | null>(null)
  const [state, setState] = useState<DownloadState>({ at: 'rest' })
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    if (running.current) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setState({ at: 'preparing' })
    try {
      const onProgress = (progress: Downloaded) => setState({ at: 'running', progress })
      const download = await dataProvider.downloadBackup({ signal, onProgress })
      if (download) saveDownload(download)
      setState(download ? { at: 'done', name: download.name, bytes: download.file.size } : { at: 'stopped' })
    } catch (error) {
      setState({ at: 'failed', error })
    }
    running.current = null
  }

  return { state, start: () => void start(), stop: () => running.current?.abort() }
}
