import { useGetIdentity } from 'ra-core'
import { useState, type ReactNode } from 'react'
import { PROFILE_QUERY } from '@/domain/requestPolicy'
import { t } from '@/i18n/translate'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { Spinner } from '@/ui/feedback/Spinner'

/**
 * Shows its children once `/partner/me` has answered in this visit. Without an answer it says so and offers to try again.
 */
export function AfterProfile({ children }: { children: ReactNode }) {
  const { identity, error, isPaused, refetch } = useGetIdentity(PROFILE_QUERY)
  // A later failure must not take the screen away.
  const [isRead, setRead] = useState(identity !== undefined)
  if (identity && !isRead) setRead(true)
  if (isRead) return children
  if (!error && !isPaused) return <Spinner page />
  return (
    <main>
      <Notice alert title={t('profile.unavailable')} {...loadFailure(error, refetch)} />
    </main>
  )
}
