import { useListContext, type RaRecord } from 'ra-core'
import { useState } from 'react'
import { t } from '../../i18n/translate'
import { LiveRegion } from '../a11y/LiveRegion'

export type FoundCountProps = {
  /** The search text. */ q: string
  /** Says a number of rows in words. */ inWords: (n: number) => string
}

/** Announces how many rows a search has found; a list without a search announces nothing. */
export function FoundCount({ q, inWords }: FoundCountProps) {
  const { data, total, meta, error, isPending, isPlaceholderData } = useListContext()
  const [first] = useState(q)
  const [hasSearched, setSearched] = useState(false)
  if (q !== first && !hasSearched) setSearched(true)
  const least = (meta as { atLeast?: number } | undefined)?.atLeast
  const found = least ?? total ?? (data as readonly RaRecord[] | undefined)?.length ?? 0
  const words = least === undefined ? inWords(found) : t('list.foundAtLeast', { found: inWords(found) })
  const isQuiet = !hasSearched || isPending || isPlaceholderData || Boolean(error)
  return <LiveRegion text={isQuiet ? '' : found > 0 ? words : t('list.notFound')} />
}
