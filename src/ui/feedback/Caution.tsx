import styled from '@emotion/styled'
import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { t } from '@/i18n/translate'
import { colour } from '@theme/tokens'
import { Button } from '../elements/Button'

const Box = styled(Alert)({
  '& strong': { display: 'block', fontWeight: 700 },
  '& p': { fontSize: '0.875rem', fontWeight: 450, color: colour.quiet },
  '& button': { margin: '0 0 -8px -17px' },
})

export type CautionProps = {
  role: 'status' | 'note'
  title: string
  text?: string
  /** Offers 'Coba lagi'. */
  onRetry?: (() => void) | undefined
  /** Stands below the text. */
  children?: ReactNode
}

/** Something that the user should know and that stops nothing, named by its title. */
export const Caution = ({ role, title, text, onRetry, children }: CautionProps) => (
  <Box severity="warning" variant="outlined" role={role} aria-label={title}>
    <strong>{title}</strong>
    {text && <p>{text}</p>}
    {children}
    {onRetry && <Button onClick={onRetry}>{t('app.retry')}</Button>}
  </Box>
)
