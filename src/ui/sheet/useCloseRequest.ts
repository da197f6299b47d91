import { useEffect, useEffectEvent, type KeyboardEvent } from 'react'
import { addSheet } from '../hooks/sheetsAndBack'

type Watcher = { onclose: (() => void) | null; destroy: () => void }
type NewWatcher = new () => Watcher

/** What asks the open sheets to close, the top one last. Browsers may ask several sheets at once. */
const asks: (() => void)[] = []

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
 * The phone's back button or gesture closes the top sheet: by CloseWatcher, or by the history in browsers that have none
 * (Firefox, Safari).
 */
export function useCloseRequest(open: boolean, onRequest: () => void): void {
  const request = useEffectEvent(onRequest)
  useEffect(() => {
    if (!open) return
    const { CloseWatcher } = window as { CloseWatcher?: NewWatcher }
    const ask = () => {
      if (asks.at(-1) === ask) request()
    }
    asks.push(ask)
    const stop = CloseWatcher ? watchRequests(CloseWatcher, ask) : addSheet(ask)
    return () => {
      asks.splice(asks.indexOf(ask), 1)
      stop()
    }
  }, [open])
}

/**
 * MUI closes the top sheet on Escape. Without this, the browser would then pass the same key to the CloseWatcher of the sheet
 * below it, and close that one too.
 */
export function keepFromBrowser(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault()
}
