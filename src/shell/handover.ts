/** The results of boot.ts, which runs before React; React takes them over. */
export type Handover = {
  /** The screen's first request, which boot.ts has already sent. */
  early?: EarlyRequest
  /** True if the user pressed 'Login' before React was ready. */
  submitted?: boolean
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
