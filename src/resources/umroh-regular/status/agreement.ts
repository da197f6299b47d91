import type { Agreement } from '@/domain/status/packageStatus'
import { formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/package/agreement'
import { useCustomerMode } from '../customer/useCustomerMode'

/** An agreement in words: `Bapak Ahmad sudah setuju: Quad Rp. 36.500.000 per jamaah, 35 jamaah.` */
export function agreedWords({ name, room, jamaah, price }: Agreement): string {
  const words = { name: name ?? t('agreed.someone'), room: t(`room.${room}`), n: jamaah }
  return price === null ? t('agreed.whoUnpriced', words) : t('agreed.who', { ...words, price: formatRupiah(price) })
}

/** An agreement in words where another customer may be looking: Mode pelanggan names nobody and no price. */
export function useAgreedWords() {
  const { isOn } = useCustomerMode()
  return (agreed: Agreement) => (isOn ? t('agreed.hidden') : agreedWords(agreed))
}
