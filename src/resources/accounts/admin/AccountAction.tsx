import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { say } from '@/i18n/translate'
import { useResource } from '@/ui/hooks/useResource'
import { leaveScreen } from '@/ui/hooks/unsavedChanges'
import { useWrite } from '@/ui/hooks/useWrite'
import { Button } from '@/ui/elements/Button'

export type AccountActionProps = {
  label: string
  /** What is asked before the call. Without it the call goes at once. */
  question?: { title: string; text: string } | undefined
  call: () => Promise<void>
  /** The notice after it. */
  done: string
  onDone?: (() => void) | undefined
}

/**
 * A button that changes a user or a mitra by a call of its own. The form beside it then shows the record anew, so it asks about
 * unsaved changes first.
 */
export function AccountAction({ label, question, call, done, onDone }: AccountActionProps) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { run, isPending } = useWrite<void>({
    resource: useResource(),
    write: call,
    onWritten: () => {
      for (const changed of ['mitra', 'users']) void queryClient.invalidateQueries({ queryKey: [changed] })
      notify(done, { type: 'success' })
      onDone?.()
    },
    onFailed: (error) => notify(say(error.message), { type: 'error' }),
  })
  return (
    <>
      <Button
        variant="outlined"
        disabled={isPending}
        onClick={() => leaveScreen(() => (question ? setAsking(true) : run()))}
      >
        {label}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={question?.title ?? ''}
        content={question?.text}
        confirm={label}
        onConfirm={() => {
          setAsking(false)
          run()
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
