import { AppRouter } from '@/app/AppRouter'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, ResourceContextProvider, testDataProvider, useEditContext, type RaRecord } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { createMemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { FormRecord } from '@/kit/FormRecord'
import { SaveForm, type FormKind } from '@/kit/SaveForm'
import { Toasts } from '@/layout/Toasts'
import { TextField } from '@/ui/form/TextField'
import { press, write } from '../support/renderApp'

type Typed = { name: string; logo?: string }
type Sent = { data: Typed; meta: { version?: string } }

function Name() {
  const { register, formState } = useFormContext<Typed>()
  return <TextField label="Nama" {...register('name')} error={formState.errors.name?.message} />
}

function Reload() {
  const { refetch } = useEditContext()
  return (
    <button type="button" onClick={() => void refetch()}>
      Muat ulang
    </button>
  )
}

const KURMA = { id: 7, version: 'v1', name: 'Kurma', logo: 'kurma.png' }
const kind: FormKind<Typed, RaRecord & Typed> = {
  typedOf: ({ name, logo } = KURMA) => ({ name, logo }),
  fields: [],
  problems: ({ name }) => (name === '' ? [{ path: 'name', key: 'Nama wajib diisi' }] : []),
}

/** The form of a record of `oleh`, over a data provider that answers an update with `answer`. */
async function openForm(answer: () => Promise<{ data: RaRecord }>) {
  const update = vi.fn<(resource: string, params: Sent) => Promise<{ data: RaRecord }>>(answer)
  const getOne = vi.fn<() => Promise<{ data: typeof KURMA }>>(async () => ({ data: KURMA }))
  const onSaved = vi.fn<(record: RaRecord) => void>()
  const { unmount } = render(
    <AppRouter create={createMemoryRouter}>
      <CoreAdminContext dataProvider={testDataProvider({ getOne, update } as never)}>
        <ResourceContextProvider value="oleh">
          <FormRecord id={7} backTo="/oleh">
            {() => (
              <SaveForm kind={kind} onSaved={onSaved} buttons={<Reload />}>
                <Name />
              </SaveForm>
            )}
          </FormRecord>
        </ResourceContextProvider>
        <Toasts />
      </CoreAdminContext>
    </AppRouter>,
  )
  await screen.findByRole('textbox', { name: 'Nama' })
  return { update, getOne, onSaved, unmount }
}
const name = () => screen.getByRole('textbox', { name: 'Nama' })
const save = () => press(screen.getByRole('button', { name: /Simpan|Menyimpan/ }))
const refused = (status: number, errors?: Record<string, string>) =>
  Promise.reject(Object.assign(new Error('Ditolak server.'), { name: 'HttpError', status, body: { errors } }))

it('three taps send one request, with the version of what is shown, and the toast is Indonesian', async () => {
  let arrive = () => undefined as void
  const { update, onSaved } = await openForm(
    () => new Promise((resolve) => (arrive = () => resolve({ data: { id: 7, name: 'Kurma' } }))),
  )
  write(name(), 'Kurma Ajwa')
  for (let tap = 0; tap < 3; tap += 1) save()
  await waitFor(() => expect(update).toHaveBeenCalled())
  for (let tap = 0; tap < 3; tap += 1) save()
  await act(async () => arrive())
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ id: 7, name: 'Kurma' }))
  expect(update).toHaveBeenCalledOnce()
  expect(update.mock.calls[0]).toMatchObject(['oleh', { id: 7, data: { name: 'Kurma Ajwa' }, meta: { version: 'v1' } }])
  expect(screen.getByRole('status')).toHaveTextContent('Data tersimpan.')
})

it('three taps before the first is drawn send one request', async () => {
  const { update, onSaved } = await openForm(async () => ({ data: { id: 7, name: 'Kurma' } }))
  write(name(), 'Kurma Ajwa')
  const button = screen.getByRole('button', { name: 'Simpan' })
  act(() => {
    for (let tap = 0; tap < 3; tap += 1) button.click()
  })
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(update).toHaveBeenCalledOnce()
})

it('a refused form can be sent again, with the same contents or with others', async () => {
  const { update } = await openForm(() => refused(422))
  for (const [typed, calls] of [
    ['Ajwa', 1],
    ['Ajwa', 2],
    ['Sukari', 3],
  ] as const) {
    write(name(), typed)
    save()
    await waitFor(() => expect(update).toHaveBeenCalledTimes(calls))
    await screen.findByRole('alert')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Simpan' })).toBeEnabled())
  }
  expect(update.mock.calls.map(([, { data }]) => data.name)).toEqual(['Ajwa', 'Ajwa', 'Sukari'])
})

it('a broken rule sends nothing, and the server’s message about a field stands at that field', async () => {
  const { update } = await openForm(() => refused(422, { name: 'Nama sudah dipakai' }))
  write(name(), '')
  save()
  await waitFor(() => expect(name()).toHaveAccessibleDescription('Nama wajib diisi'))
  expect(update).not.toHaveBeenCalled()
  write(name(), 'Ajwa')
  save()
  await waitFor(() => expect(name()).toHaveAccessibleDescription('Nama sudah dipakai'))
  expect(name()).toHaveFocus()
})

it('the message about a field that the form does not draw stands at its end', async () => {
  await openForm(() => refused(422, { logo: 'Ditolak server.' }))
  save()
  expect(await screen.findByRole('alert')).toHaveTextContent('Ditolak server.')
})

it('the server’s message stands at the end of the form, unless a field shows the very same', async () => {
  await openForm(() => refused(422, { name: 'Nama sudah dipakai', price: 'Ditolak server.' }))
  write(name(), 'Ajwa')
  save()
  await waitFor(() => expect(name()).toHaveAccessibleDescription('Nama sudah dipakai'))
  expect(screen.getByRole('alert')).toHaveTextContent('Ditolak server.')
  cleanup()
  await openForm(() => refused(422, { name: 'Ditolak server.' }))
  write(name(), 'Ajwa')
  save()
  await waitFor(() => expect(name()).toHaveAccessibleDescription('Ditolak server.'))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('an answer that comes after the user left the form starts nothing', async () => {
  let arrive = () => undefined as void
  const { update, onSaved, unmount } = await openForm(
    () => new Promise((resolve) => (arrive = () => resolve({ data: { id: 7, name: 'Kurma' } }))),
  )
  write(name(), 'Kurma Ajwa')
  save()
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  unmount()
  await act(async () => arrive())
  expect(onSaved).not.toHaveBeenCalled()
})

it('a record that is read again changes nothing that was typed, and the save replaces the version that was shown', async () => {
  const { update, getOne } = await openForm(() => refused(422))
  write(name(), 'Ajwa')
  getOne.mockResolvedValue({ data: { ...KURMA, version: 'v2', name: 'Sukari' } })
  press(screen.getByRole('button', { name: 'Muat ulang' }))
  await waitFor(() => expect(getOne).toHaveBeenCalledTimes(2))
  expect(name()).toHaveValue('Ajwa')
  save()
  await waitFor(() => expect(update).toHaveBeenCalled())
  expect(update.mock.calls[0]).toMatchObject(['oleh', { data: { name: 'Ajwa' }, meta: { version: 'v1' } }])
})
