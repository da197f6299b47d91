import WhatsappIcon from '@mui/icons-material/WhatsApp'
import { receivedWhatsapp, whatsappLink } from '@/domain/offer/whatsapp'
import { t } from '@/i18n/offer/status'
import { plainName } from '@/offer/whatsappText'
import { OutLink, type OutLinkProps } from '@/ui/elements/Button'

export type ChatLinkProps = Pick<OutLinkProps, 'variant'> & {
  customer: string | null
  /** As the server tells it. Without a number that can be read there is no link. */
  phone: string | null
  /** The name of the package. */
  name: string | null
}

/** A chat with the customer, with a greeting that names the package and no price. */
export function ChatLink({ customer, phone, name, variant }: ChatLinkProps) {
  const digits = phone === null ? null : receivedWhatsapp(phone)
  if (digits === null) return null
  const greeting =
    customer === null ? t('progress.greetingNobody') : t('progress.greeting', { name: plainName(customer) })
  const text = t('progress.chatText', { greeting, package: plainName(name ?? t('resource.packages')) })
  return (
    <OutLink variant={variant} startIcon={<WhatsappIcon />} href={whatsappLink(text, digits)}>
      {t('progress.chat')}
    </OutLink>
  )
}
