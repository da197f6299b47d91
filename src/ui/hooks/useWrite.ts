import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { retryDelay } from '../../domain/requestPolicy'

export type WriteOptions<Input, Output> = {
  /** What is changed: the phone's own copies of it go (app/persistQueries). */
  resource: string
  write: (input: Input) => Promise<Output>
  /** Runs for a write that was acknowledged, and for nothing else; also when its screen has been left meanwhile. */
  onWritten: (output: Output) => void
  /** Runs for a write that failed after its screen was left: nobody else would say so. */
  onFailedUnseen?: ((error: Error, input: Input) => void) | undefined
  /** Only for what may be repeated without harm. */
  retry?: (failures: number, error: unknown) => boolean
}

/** What the screen that asked does with the outcome; neither is called once that screen is gone. */
export type Outcome = { onDone?: () => void; onError?: (error: Error) => void }

/** Something that changes data: one run at a time, however often it is asked for. */
export function useWrite<Input, Output = unknown>({
  resource,
  write,
  onWritten,
  onFailedUnseen,
  retry = () => false,
}: WriteOptions<Input, Output>) {
  const busy = useRef(false)
  const isSeen = useRef(true)
  useEffect(() => {
    isSeen.current = true
    return () => {
      isSeen.current = false
    }
  }, [])
  const { mutate, isPending, isSuccess, error } = useMutation<Output, Error, Input>({
    mutationKey: [resource],
    mutationFn: write,
    retry,
    retryDelay,
    // Offline, a write fails at once and says so: paused, it would be sent later without a word.
    networkMode: 'always',
    onSuccess: onWritten,
    onError: (failure, input) => {
      if (!isSeen.current) onFailedUnseen?.(failure, input)
    },
    onSettled: () => {
      busy.current = false
    },
  })
  // Two taps may come before the first is drawn as pending.
  const run = (input: Input, { onDone, onError }: Outcome = {}) => {
    if (busy.current) return
    busy.current = true
    mutate(input, { onSuccess: () => onDone?.(), onError: (failure) => onError?.(failure) })
  }
  return { run, isPending, isWritten: isSuccess, error }
}
