import styled from '@emotion/styled'
import type { Id } from '@/domain/types'
import { t } from '@/i18n/package/choose'
import { colour, radius, TOUCH } from '@theme/tokens'

const Label = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: TOUCH,
  padding: '0 16px',
  '& > input': {
    position: 'relative',
    zIndex: 1,
    width: 20,
    height: 20,
    margin: 0,
    accentColor: colour.accent,
    cursor: 'inherit',
  },
  // The whole card takes the tap.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.large },
  '&:has(:checked)::after': { boxShadow: `inset 0 0 0 2px ${colour.accent}` },
  '&:has(:focus-visible)::after': { outline: `3px solid ${colour.accent}`, outlineOffset: 2 },
  '& > input:focus-visible': { outline: 'none' },
})

export type CardChoiceProps = { id: Id; name: string; isChosen: boolean; onChoose: (id: string) => void }

/** The choice of a package for the comparison, in place of the actions of its card. */
export const CardChoice = ({ id, name, isChosen, onChoose }: CardChoiceProps) => (
  <Label>
    <input
      type="checkbox"
      checked={isChosen}
      onChange={() => onChoose(String(id))}
      aria-label={`${t('choose.card')} ${name}`}
    />
    <span aria-hidden="true">{t(isChosen ? 'choose.chosen' : 'choose.card')}</span>
  </Label>
)
