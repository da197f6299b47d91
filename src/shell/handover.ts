import type { PersistedQuery } from '@/offline/queryStore'
import type { Spot } from './spot'
import type { TargetScreen } from './targetScreen'

/** The results of boot.ts and of the early script, which run before React; React takes them over. */
export type Handover = {
  /** The screen's first request, which boot.ts has already sent. */
  early?: EarlyRequest
  /** The screen whose data the early script draws (early/main.ts). */
  target?: TargetScreen
  /** Runs the app's code, which waits for the first drawing. */
  start?: () => void
  /** This phone's copy of the screen's data, which the early script has read and may have drawn. */
  copy?: PersistedQuery
  /** Whether the early script has read the answer of the early request: it drew it, or took the copy off the screen. */
  isAnswered?: boolean
  /** Whether the early script said the age of the copy. */
  saidAge?: boolean
  /** The work that the user began on the frame. */
  begun?: Begun
  /** True if the user pressed 'Login' before React was ready. */
  submitted?: boolean
}

/** The work that the user began on the page before React, for `resumeEarly` (app/resumeEarly.ts). */
export type Begun = {
  frame: HTMLElement
  /** Of the session that the page began with. */
  token: string
  /** The last pressed button. Links need no React. */
  pressed?: Spot
  /** The control that has the focus. */
  focused?: Spot | undefined
}

export type EarlyRequest = {
  url: string
  token: string
  /** When it was sent, ms since the epoch. */
  at: number
  answer: Promise<Response>
  abort: (reason: unknown) => void
}

declare global {
  interface Window {
    shell?: Handover
  }
}

/** The text that the user typed into a field of the frame, before React replaced it. */
export const typedBefore = (name: string): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLInputElement>(`#root input[name=${name}]`)?.value ?? '')

/** Whether the user submitted the form before React was ready. True at most once: the first call resets it. */
export function wasSubmittedBefore(): boolean {
  const submitted = window.shell?.submitted ?? false
  if (window.shell) delete window.shell.submitted
  delete document.documentElement.dataset.sending
  return submitted
}
