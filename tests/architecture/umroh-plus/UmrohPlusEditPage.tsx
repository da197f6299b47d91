import { useFormContext } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import { FormRecord } from '@/kit/FormRecord'
import { SaveForm, type FormKind } from '@/kit/SaveForm'
import { TextField } from '@/ui/form/TextField'
import { ScreenBody, ScreenHeader } from '@/ui/layout/Screen'
import { links, umrohPlus, type Plus } from './resource'

const kind: FormKind<Pick<Plus, 'name'>, Plus> = {
  typedOf: (record) => ({ name: record?.name ?? '' }),
  fields: [{ path: 'name', name: 'Nama Paket' }],
  problems: ({ name }) => (name.trim() === '' ? [{ path: 'name', key: 'Nama Paket wajib diisi' }] : []),
}

/** The form of an umroh plus package. It is a default export because its route loads it. */
export default function UmrohPlusEditPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <>
      <ScreenHeader title={umrohPlus.options.label} backTo={links.show(id)} backLabel="Kembali" />
      <ScreenBody as="main">
        <FormRecord<Plus> id={id} backTo={links.list}>
          {() => (
            <SaveForm kind={kind} onSaved={() => navigate(links.show(id))}>
              <NameField />
            </SaveForm>
          )}
        </FormRecord>
      </ScreenBody>
    </>
  )
}

function NameField() {
  const { register, formState } = useFormContext<Plus>()
  return <TextField label="Nama Paket" {...register('name')} error={formState.errors.name?.message} />
}
