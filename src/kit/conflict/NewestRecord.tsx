import styled from '@emotion/styled'
import { useGetOne, type RaRecord } from 'ra-core'
import type { ReactNode } from 'react'
import { space, colour } from '@theme/tokens'
import { AS_FORM } from '@/data-provider/types'
import { READ_ONCE } from '@/domain/requestPolicy'
import type { Id } from '@/domain/types'
import { t } from '@/i18n/conflict'
import { say } from '@/i18n/translate'
import { LoadingCards } from '@/ui/feedback/LoadingCards'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { useResource } from '@/ui/hooks/useResource'

const Body = styled('div')({
  display: 'grid',
  gap: 12,
  padding: `0 ${space.gutter}px`,
  '& .text': { color: colour.quiet },
})

/** The heights of what usually stands below the text. */
export const EXPECTED = [88, 88]

/** A write that the server refused because somebody else has changed the record. */
export type VersionRefusal = {
  /** The version that the refused write was based on; undefined where the API has none. */
  version: string | undefined
  /** The server's message, or an i18n key. */
  message: string
  /** The number of this refusal. The saved record is read again for each. */
  nth: number
}

export type NewestRecordProps<Rec extends RaRecord> = {
  id: Id
  refusal: VersionRefusal
  /** Says above the record what has happened. */
  text: ReactNode
  children: (saved: Rec) => ReactNode
}

/**
 * The record of the resource around it as the server has it after a refusal. The query is separate, because the page's query
 * belongs to the form. Where the version is still the same, the write was refused for another reason.
 */
export function NewestRecord<Rec extends RaRecord & { version?: string }>({
  id,
  refusal: { nth, version, message },
  text,
  children,
}: NewestRecordProps<Rec>) {
  const params = { id, meta: { ...AS_FORM, refusal: nth } }
  const { data: saved, error, isPaused, isFetching, refetch } = useGetOne<Rec>(useResource(), params, READ_ONCE)
  if (!saved && (error || isPaused) && !isFetching)
    return <Notice compact alert title={t('versions.failed')} {...loadFailure(error, refetch)} />
  if (saved && saved.version === version) return <Notice compact alert title={say(message)} />
  return (
    <Body>
      <p className="text">{text}</p>
      {saved ? children(saved) : <LoadingCards heights={EXPECTED} />}
    </Body>
  )
}
