import { useEffect, useEffectEvent } from 'react'
import { addSheet } from '../hooks/sheetsAndBack'

type Watcher = { onclose: (() => void) | null; destroy: () => void }
type NewWatcher = new () => Watcher

/** A watcher lives for one request: if the sheet is still open afterwards, the next one watches. */
function watchRequests(CloseWatcher: NewWatcher, request: () => void): () => void {
  let watcher: Watcher | undefined
  const watch = () => {
    watcher?.destroy()
    watcher = new CloseWatcher()
    watcher.onclose = () => {
      watch()
      request()
    }
  }
  watch()
  return () => watcher?.destroy()
}

/**
 * The phone's back button or gesture closes an open sheet: by CloseWatcher, or by the history in browsers that have none
 * (Firefox, Safari).
 */
export function useCloseRequest(open: boolean, onRequest: () => void): void {
  const request = useEffectEvent(onRequest)
  useEffect(() => {
    if (!open) return
    const { CloseWatcher } = window as { CloseWatcher?: NewWatcher }
    const ask = () => request()
    return CloseWatcher ? watchRequests(CloseWatcher, ask) : addSheet(ask)
  }, [open])
}
