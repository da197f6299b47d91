import { useMutation } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import './mutationMeta'

export type WriteOptions<Input, Output> = {
  /** The resource that the request changes. */
  resource: string
  write: (input: Input) => Promise<Output>
  /** Runs after an acknowledged write, even if the user has left the screen. */
  onWritten: (output: Output) => void
  /** Runs after a failed write, even if the user has left the screen. */
  onFailed?: ((error: Error, input: Input) => void) | undefined
}

/** Callbacks of the screen that asked for the write, called only while that screen is mounted. */
export type Outcome<Output = unknown> = { onDone?: (output: Output) => void; onError?: (error: Error) => void }

/** Sends a request that changes data; a second call while one is under way does nothing. */
export function useWrite<Input, Output = unknown>({
  resource,
  write,
  onWritten,
  onFailed,
}: WriteOptions<Input, Output>) {
  const isBusy = useRef(false)
  const isMounted = useRef(false)
  // TanStack Query drops the callbacks that `mutate` gets until React has run the passive effects of the screen. An answer
  // that comes before them would not reach the screen.
  useLayoutEffect(() => {
    isMounted.current = true
  }, [])
  // While a Suspense fallback replaces the screen, React cleans up its layout effects, but not its passive effects.
  useEffect(
    () => () => {
      isMounted.current = false
    },
    [],
  )
  const { mutateAsync, isPending, error } = useMutation<Output, Error, Input>({
    meta: { resource },
    mutationFn: write,
    onSuccess: onWritten,
    ...(onFailed ? { onError: onFailed } : {}),
    onSettled: () => {
      isBusy.current = false
    },
  })
  const run = (input: Input, { onDone, onError }: Outcome<Output> = {}) => {
    // Two taps may come before React draws the first as pending.
    if (isBusy.current) return
    isBusy.current = true
    mutateAsync(input).then(
      (output) => isMounted.current && onDone?.(output),
      (failure: Error) => isMounted.current && onError?.(failure),
    )
  }
  return { run, isPending, error }
}
