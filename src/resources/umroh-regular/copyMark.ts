import { t } from '@/i18n/translate'

const MARK = t('duplicate.name', { name: '' })

/** Splits a name before the marks of a copy at its end: 'A (Copy) (Copy)' gives 'A' and ' (Copy) (Copy)'. */
export function splitCopyMark(name: string): readonly [base: string, mark: string] {
  let base = name
  while (base.endsWith(MARK)) base = base.slice(0, -MARK.length)
  return [base, name.slice(base.length)]
}
