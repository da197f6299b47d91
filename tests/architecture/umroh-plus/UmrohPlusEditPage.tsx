import { EditBase, Form, useInput } from 'ra-core'
import { useState } from 'react'
import { useParams } from 'react-router'
import { AS_FORM } from '../../data-provider/types'
import { randomKey } from '../../domain/package/saveKeys'
import { retryDelay, retryQuery } from '../../domain/requestPolicy'
import { Button } from '../../ui/elements/Button'
import { ScreenBody, ScreenHeader } from '../../ui/layout/Screen'
import { links, umrohPlus } from './resource'
import { texts } from './texts'

const queryOptions = { meta: AS_FORM, retry: retryQuery, retryDelay }

/** The form of an umroh plus package. It is a default export because its route loads it. */
export default function UmrohPlusEditPage() {
  const { id = '' } = useParams()
  // Every attempt of one save carries the same key, so that the server makes the change once.
  const [mutationOptions] = useState(() => ({ meta: { idempotencyKey: randomKey() } }))
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
      <ScreenHeader title={umrohPlus.options.label} backTo={links.show(id)} backLabel={texts.back} />
      <ScreenBody as="main">
        <Form>
          <NameField />
          <Button type="submit">{texts.save}</Button>
        </Form>
      </ScreenBody>
    </EditBase>
  )
}

function NameField() {
  const { field } = useInput({ source: 'name' })
  return (
    <label>
      {texts.name}
      <input {...field} />
    </label>
  )
}
