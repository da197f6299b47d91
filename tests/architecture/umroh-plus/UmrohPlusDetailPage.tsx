import { useDataProvider, useNotify } from 'ra-core'
import type { PartnerDataProvider } from '@/data-provider/types'
import { RecordPage } from '@/kit/RecordPage'
import { Button } from '@/ui/elements/Button'
import { Section } from '@/ui/layout/Section'
import { links, umrohPlus, type Plus } from './resource'

/** The detail of an umroh plus package, with an action of its own. It is a default export because its route loads it. */
export default function UmrohPlusDetailPage() {
  const provider = useDataProvider<PartnerDataProvider>()
  const notify = useNotify()
  const duplicate = ({ id, name }: Plus) =>
    provider.duplicate('umroh-plus', id, { namaPaket: `${name} (Copy)` }).then(() => notify('Paket diduplikat'))
  return (
    <RecordPage<Plus> title={umrohPlus.options.label} backTo={links.list} editTo={links.edit}>
      {(plus) => (
        <Section title={plus.name}>
          <p>{plus.country}</p>
          <Button onClick={() => void duplicate(plus)}>Duplikat</Button>
        </Section>
      )}
    </RecordPage>
  )
}
