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
 * The browser's back button or gesture closes the top sheet. Android's asks a CloseWatcher. Everywhere else the button moves
 * in the history, also in browsers that have a CloseWatcher (Firefox and Chrome on a computer).
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
    const leaveHistory = addSheet(ask)
    const stopWatching = CloseWatcher && watchRequests(CloseWatcher, ask)
    return () => {
      asks.splice(asks.indexOf(ask), 1)
      leaveHistory()
      stopWatching?.()
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
