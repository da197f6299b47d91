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

/** The ways to hand out a link. Without `digits` WhatsApp asks for the receiver. `copy` answers whether the browser copies. */
export function useLinks() {
  const notify = useNotify()
  const root = useHref('/').replace(/\/$/, '')
  const addressOf = ({ path }: AccountLink) => new URL(root + path, window.location.href).href
  return {
    addressOf,
    whatsappOf: (link: AccountLink, name: string, digits: string | null = null) =>
      whatsappLink(t('access.message', { name, app: t('app.name'), link: addressOf(link) }), digits),
    async copy(text: string) {
      const isCopied = await copyText(text)
      notify(t(isCopied ? 'access.copied' : 'access.notCopied'), { type: isCopied ? 'success' : 'warning' })
      return isCopied
    },
  }
}

/** A link that was just made, to copy or to send by WhatsApp. The server tells it once. */
export function LinkBox({ link, name, label }: LinkBoxProps) {
  const { addressOf, whatsappOf, copy } = useLinks()
  const address = addressOf(link)
  return (
    <Box>
      <TextField label={label} value={address} onChange={() => undefined} autoComplete="off" />
      <p>{t('access.once')}</p>
      <div className="row">
        <Button variant="contained" onClick={() => void copy(address)}>
          {t('access.copy')}
        </Button>
        <OutLink variant="outlined" href={whatsappOf(link, name)}>
          {t('access.whatsapp')}
        </OutLink>
      </div>
    </Box>
  )
}
