import { useState } from 'react'
import { t } from '@/i18n/translate'
import { LiveRegion } from '../a11y/LiveRegion'

/** The answer of a list so far. */
type Found = {
  data?: readonly unknown[] | undefined
  total?: number | undefined
  meta?: { atLeast?: number } | undefined
  error?: unknown
  isPending?: boolean
  isPlaceholderData?: boolean
}

export type FoundCountProps = {
  found: Found
  /** The search text. */ q: string
  /** Says a number of rows in words. */ inWords: (n: number) => string
}

/** Announces how many rows a search has found; a list without a search announces nothing. */
export function FoundCount({ q, found: list, inWords }: FoundCountProps) {
  const { data, total, meta, error, isPending, isPlaceholderData } = list
  const [first] = useState(q)
  const [hasSearched, setSearched] = useState(false)
  if (q !== first && !hasSearched) setSearched(true)
  const least = meta?.atLeast
  const found = least ?? total ?? data?.length ?? 0
  const words = least === undefined ? inWords(found) : t('list.foundAtLeast', { found: inWords(found) })
  const isQuiet = !hasSearched || isPending || isPlaceholderData || Boolean(error)
  return <LiveRegion text={isQuiet ? '' : found > 0 ? words : t('list.notFound')} />
}
