import { useParams } from 'react-router'
import { FormRecord } from '@/kit/FormRecord'
import { SaveForm, type FormKind } from '@/kit/SaveForm'
import { pathsOf } from '@/records/fields'
import { TypedField } from '@/ui/form/typed/TypedField'
import { ScreenBody, ScreenHeader } from '@/ui/layout/Screen'
import { links, PLUS, umrohPlus, type Plus } from './resource'

const fields = pathsOf(PLUS)

const kind: FormKind<Pick<Plus, 'name' | 'country'>, Plus> = {
  typedOf: (record) => ({ name: record?.name ?? '', country: record?.country ?? '' }),
  fields: fields.map(({ path, label: name }) => ({ path, name })),
  problems: ({ name }) => (name.trim() === '' ? [{ path: 'name', key: 'Nama Paket wajib diisi' }] : []),
}

/** The form of an umroh plus package. It is a default export because its route loads it. */
export default function UmrohPlusEditPage() {
  const { id = '' } = useParams()
  return (
    <>
      <ScreenHeader title={umrohPlus.options.label} backTo={links.show(id)} backLabel="Kembali" />
      <ScreenBody as="main">
        <FormRecord<Plus> id={id} backTo={links.list}>
          {() => (
            <SaveForm kind={kind}>
              {fields.map(({ path, label }) => (
                <TypedField key={path} name={path} label={label} />
              ))}
            </SaveForm>
          )}
        </FormRecord>
      </ScreenBody>
    </>
  )
}
