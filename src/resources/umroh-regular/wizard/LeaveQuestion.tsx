import styled from '@emotion/styled'
import { BottomSheet } from '../../../components/BottomSheet'
import { Button } from '../../../components/Button'
import { t } from '../../../i18n/translate'
import { colour, space } from '../../../../theme/tokens'

const Body = styled('div')({ display: 'grid', gap: 12, padding: `0 ${space.gutter}px`, '& p': { color: colour.quiet, marginBottom: 4 } })

export type LeaveQuestionProps = { open: boolean; onStay: () => void; onKeep: () => void; onDiscard: () => void }

/** Asked before a wizard is left whose package is not saved. */
export const LeaveQuestion = ({ open, onStay, onKeep, onDiscard }: LeaveQuestionProps) => (
  <BottomSheet open={open} onClose={onStay} title={t('leave.title')}>
    <Body>
      <p>{t('leave.text')}</p>
      <Button variant="contained" size="large" onClick={onStay}>{t('leave.stay')}</Button>
      <Button variant="outlined" size="large" onClick={onKeep}>{t('leave.keep')}</Button>
      <Button size="large" onClick={onDiscard}>{t('leave.discard')}</Button>
    </Body>
  </BottomSheet>
)
