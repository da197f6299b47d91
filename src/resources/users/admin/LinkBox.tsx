import styled from '@emotion/styled'
import { useNotify } from 'ra-core'
import { useHref } from 'react-router'
import type { AccountLink } from '@/domain/access/account'
import { whatsappLink } from '@/domain/offer/whatsapp'
import { t } from '@/i18n/admin/accounts'
import { Button, OutLink } from '@/ui/elements/Button'
import { copyText } from '@/ui/hooks/copyText'
import { TextField } from '@/ui/form/TextField'
import { colour } from '@theme/tokens'

const Box = styled('div')({
  display: 'grid',
  gap: 12,
  '& .row': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& p': { color: colour.quiet, fontSize: '0.875rem' },
})

export type LinkBoxProps = { link: AccountLink; name: string; label: string }

/** A link that was just made, to copy or to send by WhatsApp. It is told once, so that this is the only place that shows it. */
export function LinkBox({ link, name, label }: LinkBoxProps) {
  const notify = useNotify()
  const address = new URL(useHref(link.path), window.location.href).href
  const message = t('access.message', { name, app: t('app.name'), link: address })
  const copy = async () =>
    (await copyText(address))
      ? notify(t('access.copied'), { type: 'success' })
      : notify(t('access.notCopied'), { type: 'warning' })
  return (
    <Box>
      <TextField label={label} value={address} onChange={() => undefined} autoComplete="off" />
      <p>{t('access.once')}</p>
      <div className="row">
        <Button variant="contained" onClick={() => void copy()}>
          {t('access.copy')}
        </Button>
        <OutLink variant="outlined" href={whatsappLink(message)}>
          {t('access.whatsapp')}
        </OutLink>
      </div>
    </Box>
  )
}
