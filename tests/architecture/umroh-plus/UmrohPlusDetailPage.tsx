import { RecordPage } from '@/kit/RecordPage'
import { Section } from '@/ui/layout/Section'
import { links, umrohPlus, type Plus } from './resource'

/** The detail of an umroh plus package. It is a default export because its route loads it. */
export default function UmrohPlusDetailPage() {
  return (
    <RecordPage<Plus> title={umrohPlus.options.label} backTo={links.list} editTo={links.edit}>
      {({ name, country }) => (
        <Section title={name}>
          <p>{country}</p>
        </Section>
      )}
    </RecordPage>
  )
}
