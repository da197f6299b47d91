import styled from '@emotion/styled'
import { colour, radius } from '../../../theme/tokens'
import { t } from '../../i18n/translate'
import { Button } from '../elements/Button'
import { AlertIcon } from '../elements/icons'

const Box = styled('div')({
  display: 'flex',
  alignItems: 'start',
  gap: 10,
  padding: '10px 12px',
  borderRadius: radius.medium,
  border: `1px solid ${colour.star}`,
  backgroundColor: colour.surface,
  lineHeight: 1.4,
  '& > svg': { flex: 'none', color: colour.star },
  '& strong': { display: 'block', fontWeight: 700 },
  '& p': { fontSize: '0.875rem', color: colour.quiet },
  '& button': { margin: '0 0 -8px -17px' },
})

export type CautionProps = {
  role: 'status' | 'note'
  title: string
  text?: string
  /** Offers 'Coba lagi'. */
  onRetry?: (() => void) | undefined
}

/** Something that the user should know and that stops nothing, named by its title. */
export const Caution = ({ role, title, text, onRetry }: CautionProps) => (
  <Box role={role} aria-label={title}>
    <AlertIcon size={20} />
    <div>
      <strong>{title}</strong>
      {text && <p>{text}</p>}
      {onRetry && <Button onClick={onRetry}>{t('app.retry')}</Button>}
    </div>
  </Box>
)
