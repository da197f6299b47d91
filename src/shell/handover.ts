/** What the page did before React came, for React to take over. */
export type Handover = {
  /** The first request of the screen, already on its way. */
  early?: EarlyRequest
  /** Somebody pressed 'Login' before it could do anything. */
  submitted?: boolean
}

export type EarlyRequest = {
  url: string
  token: string
  at: number
  answer: Promise<Response>
  giveUp: (reason: unknown) => void
}

declare global {
  interface Window {
    shell?: Handover
  }
}

/** What was typed into a field that the page drew before React. */
export const typedBefore = (name: string): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLInputElement>(`#root input[name=${name}]`)?.value ?? '')

/** Whether the form was sent before React; asked once. */
export function wasSubmittedBefore(): boolean {
  const submitted = window.shell?.submitted ?? false
  if (window.shell) delete window.shell.submitted
  delete document.documentElement.dataset.sending
  return submitted
}
