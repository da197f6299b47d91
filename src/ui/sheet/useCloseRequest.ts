import { useEffect, useEffectEvent } from 'react'

type Watcher = { onclose: (() => void) | null; destroy: () => void }

/**
 * The phone's back button or gesture closes an open sheet, in browsers that have CloseWatcher. A watcher lives for one
 * request: if the sheet is still open afterwards, the next one watches.
 */
export function useCloseRequest(open: boolean, onRequest: () => void): void {
  const request = useEffectEvent(onRequest)
  useEffect(() => {
    const CloseWatcher = (window as { CloseWatcher?: new () => Watcher }).CloseWatcher
    if (!open || !CloseWatcher) return
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
  }, [open])
}
