import { useCanAccess, useDataProvider, useNotify, useRefresh } from 'ra-core'
import type { PartnerDataProvider } from '@/data-provider/types'
import { RecordPage } from '@/kit/RecordPage'
import { Button } from '@/ui/elements/Button'
import { useWrite } from '@/ui/hooks/useWrite'
import { Section } from '@/ui/layout/Section'
import { links, umrohPlus, type Plus } from './resource'

/** The detail of an umroh plus package. It is a default export because its route loads it. */
export default function UmrohPlusDetailPage() {
  return (
    <RecordPage<Plus> title={umrohPlus.options.label} backTo={links.list} editTo={links.edit}>
      {(plus) => (
        <Section title={plus.name}>
          <p>{plus.country}</p>
          <Duplicate {...plus} />
        </Section>
      )}
    </RecordPage>
  )
}

/** An action of this resource. */
function Duplicate({ id, name }: Plus) {
  const provider = useDataProvider<PartnerDataProvider>()
  const [notify, refresh] = [useNotify(), useRefresh()]
  const { canAccess } = useCanAccess({ resource: 'umroh-plus', action: 'edit' })
  const { run, isPending } = useWrite<void>({
    resource: 'umroh-plus',
    write: () => provider.duplicate('umroh-plus', id, { namaPaket: `${name} (Copy)` }),
    onWritten: () => [refresh(), notify('Paket diduplikat', { type: 'success' })],
    onFailed: ({ message }) => notify(message, { type: 'error' }),
  })
  return canAccess ? (
    <Button disabled={isPending} onClick={() => run()}>
      Duplikat
    </Button>
  ) : null
}
