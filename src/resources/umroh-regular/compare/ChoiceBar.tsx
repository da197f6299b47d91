import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { COMPARED } from '@/domain/offer/options'
import { t } from '@/i18n/package/choose'
import { focusHeading } from '@/ui/a11y/useScreenTitle'
import { keepInEntry } from '@/ui/hooks/browserHistory'
import { Button } from '@/ui/elements/Button'
import { ScreenFooter } from '@/ui/layout/Screen'
import { links } from '../resource'
import type { Choice } from './useChoice'

const Bar = styled(ScreenFooter)({
  gap: 8,
  '& > p': { flex: '1 1 100%', fontSize: '0.875rem', fontWeight: 600 },
  '& > p:focus': { outline: 'none' },
})

function inWords(n: number, isRefused: boolean): string {
  if (isRefused) return t('choose.full')
  if (n === 0) return t('choose.hint')
  return n === 1 ? t('choose.one') : t('choose.some', { n })
}

export type ChoiceBarProps = Pick<Choice, 'isRefused' | 'leave'> & { chosen: readonly string[] }

/** Says how many packages are chosen, and leads to their comparison. */
export function ChoiceBar({ chosen, isRefused, leave }: ChoiceBarProps) {
  const navigate = useNavigate()
  const words = useRef<HTMLParagraphElement>(null)
  // The button of the menu that began the choice is gone.
  useEffect(() => words.current?.focus({ preventScroll: true }), [])
  const cancel = () => {
    focusHeading(document.querySelector('h1'))
    leave()
  }
  const compare = () => {
    keepInEntry({ compare: chosen })
    navigate(links.compare(chosen))
  }
  return (
    <Bar aria-label={t('choose.bar')}>
      <p ref={words} role="status" tabIndex={-1}>
        {inWords(chosen.length, isRefused)}
      </p>
      <Button variant="outlined" size="large" onClick={cancel}>
        {t('app.cancel')}
      </Button>
      <Button variant="contained" size="large" disabled={chosen.length < COMPARED.least} onClick={compare}>
        {t('choose.compare')}
      </Button>
    </Bar>
  )
}
