import { useCallback, useEffect, useRef, useState } from 'react'

/** Tells whether `typed` differs from what it was at first. The function keeps its identity from render to render. */
export function useIsDirty(typed: unknown): () => boolean {
  const [start] = useState(() => JSON.stringify(typed))
  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
  })
  return useCallback(() => JSON.stringify(latest.current) !== start, [start])
}
