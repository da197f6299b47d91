import styled from '@emotion/styled'
import { t } from '@/i18n/package/wizard'
import { colour } from '@theme/tokens'

const Words = styled('span')({
  display: 'block',
  lineHeight: 1.4,
  '& small': { display: 'block', fontSize: '0.8125rem', color: colour.quiet },
})

/** The content of a picker's button while nothing is chosen. */
export function EmptyChoice({ label }: { label: string }) {
  return (
    <Words>
      {t('picker.choose', { label })}
      <small>{t('picker.none')}</small>
    </Words>
  )
}
