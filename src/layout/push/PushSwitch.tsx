import styled from '@emotion/styled'
import Card from '@mui/material/Card'
import Switch from '@mui/material/Switch'
import { useId } from 'react'
import { t } from '@/i18n/push'
import { colour } from '@theme/tokens'
import { usePush } from './usePush'

const Row = styled(Card)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  // The frame before React keeps this place free (src/pages/ProfileParts.tsx).
  minHeight: 76,
  padding: '8px 16px',
  '& .words': { flex: 1, minWidth: 0 },
  '& label': { fontWeight: 600 },
  // A browser paints a switch that waits for its answer in another colour.
  '& input': { color: colour.text },
  '& small': { display: 'block', fontSize: '0.8125rem', lineHeight: 1.4, color: colour.quiet },
})

/** 'Beri tahu saya di perangkat ini' on Profil: the switch and what it does, or why it cannot (docs/product.md §18.6.8). */
export function PushSwitch() {
  const id = useId()
  const { outcome, isPending, isKnown, turn } = usePush({ reads: true })
  return (
    <Row>
      <span className="words">
        <label htmlFor={id}>{t('switch')}</label>
        <small id={`${id}-hint`} role="status">
          {t(outcome === 'on' || outcome === 'off' ? 'hint' : outcome)}
        </small>
      </span>
      {isKnown && outcome !== 'unsupported' && (
        <Switch
          checked={outcome === 'on'}
          disabled={isPending}
          onChange={(_, on) => void turn(on)}
          slotProps={{ input: { id, 'aria-describedby': `${id}-hint` } }}
        />
      )}
    </Row>
  )
}
