import { t } from '@/i18n/offer/status'
import { useKeyedChange } from '../useKeyedChange'

/** Changes the status of a package. */
export const useStatusChange = () =>
  useKeyedChange({
    resource: 'status',
    done: t('progress.done'),
    // Erasing a customer changes the links to this customer, too.
    onWritten: (client) => void client.invalidateQueries({ queryKey: ['offers'] }),
  })
