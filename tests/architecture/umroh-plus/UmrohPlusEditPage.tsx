import { useParams } from 'react-router'
import { FormRecord } from '@/kit/FormRecord'
import { TextForm } from '@/kit/TextForm'
import { ScreenBody, ScreenHeader } from '@/ui/layout/Screen'
import { links, PLUS, umrohPlus, type Plus } from './resource'

/** The form of an umroh plus package. It is a default export because its route loads it. */
export default function UmrohPlusEditPage() {
  const { id = '' } = useParams()
  return (
    <>
      <ScreenHeader title={umrohPlus.options.label} backTo={links.show(id)} backLabel="Kembali" />
      <ScreenBody as="main">
        <FormRecord<Plus> id={id} backTo={links.list}>
          {() => <TextForm<Plus> of={PLUS} />}
        </FormRecord>
      </ScreenBody>
    </>
  )
}
