import styled from '@emotion/styled'
import type { KursState } from '../../../../domain/kurs/kursHistory'
import { t } from '../../../../i18n/admin/kurs'
import { forcedLine } from '../../../../ui/layout/styles'
import { colour, radius } from '../../../../../theme/tokens'

const Mark = styled('span')({
  display: 'inline-block',
  padding: '2px 10px',
  borderRadius: radius.pill,
  outline: forcedLine,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: colour.quiet,
  backgroundColor: colour.sunken,
  '&[data-state="inForce"]': { color: colour.onAccent, backgroundColor: colour.accent },
  '&[data-state="ahead"]': { color: colour.accentDark, backgroundColor: colour.accentSoft },
})

/** Shows whether a rate is in force, ahead, replaced or past. */
export const StateMark = ({ state }: { state: KursState | undefined }) =>
  state ? <Mark data-state={state}>{t(`kurs.${state}`)}</Mark> : null
