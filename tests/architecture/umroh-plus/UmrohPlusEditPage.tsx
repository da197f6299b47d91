import { EditBase, Form, useInput } from 'ra-core'
import { useParams } from 'react-router'
import { AS_FORM } from '../../data-provider/types'
import { Button } from '../../ui/layout/Button'
import { ScreenBody, ScreenHeader } from '../../ui/layout/Screen'
import { links, umrohPlus } from './resource'

const queryOptions = { meta: AS_FORM }

/** The form of an umroh plus package. It is a default export because its route loads it. */
export default function UmrohPlusEditPage() {
  const { id = '' } = useParams()
  const mutationOptions = { meta: { idempotencyKey: crypto.randomUUID() } }
  return (
    <EditBase
      resource={umrohPlus.name}
      id={id}
      redirect={() => links.show(id).slice(1)}
      mutationMode="pessimistic"
      queryOptions={queryOptions}
      mutationOptions={mutationOptions}
      disableAuthentication
    >
      <ScreenHeader title={umrohPlus.options.label} backTo={links.show(id)} backLabel="Kembali" />
      <ScreenBody as="main">
        <Form>
          <NameField />
          <Button type="submit">Simpan</Button>
        </Form>
      </ScreenBody>
    </EditBase>
  )
}

function NameField() {
  const { field } = useInput({ source: 'name' })
  return (
    <label>
      Nama Paket
      <input {...field} />
    </label>
  )
}
