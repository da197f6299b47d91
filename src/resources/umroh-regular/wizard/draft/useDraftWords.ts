import { useState } from 'react'
import type { Draft } from '../../../../domain/package/draft'
import { sinceThen } from '../../../../domain/values/dates'
import { t } from '../../../../i18n/package/wizard'

/** A draft's name and age in words, as they are when the screen first shows them. */
export function useDraftWords(draft: Draft): { name: string; ago: string } {
  const [{ unit, n }] = useState(() => sinceThen(draft.at, Date.now()))
  const name = draft.form.namaPaket.trim()
  return { name: name === '' ? t('app.nameless') : `“${name}”`, ago: t(`draft.ago.${unit}`, { n }) }
}
