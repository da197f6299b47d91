import { render, screen, within } from '@testing-library/react'
import { CoreAdminContext, ResourceContextProvider, testDataProvider, useEditContext, type GetOneParams } from 'ra-core'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '@/app/queryClient'
import { AS_DETAIL, AS_FORM } from '@/data-provider/types'
import { id as texts } from '@/i18n/id'
import { FormRecord } from '@/kit/FormRecord'
import { RecordPage } from '@/kit/RecordPage'
import { press } from '../support/renderApp'

type Oleh = { id: number; name: string }
type Answer = () => Promise<{ data: Oleh }>

const KURMA = { id: 7, name: 'Kurma' }
const found: Answer = async () => ({ data: KURMA })
const refused = (status: 403 | 404 | 429) => (): Promise<never> =>
  Promise.reject(Object.assign(new Error(texts.error[status]), { name: 'HttpError', status }))

/** A screen of the resource `oleh` at the record 7, over a data provider that answers with `answer`. */
function open(screenOf7: ReactNode, answer: Answer, queryClient = createQueryClient(), mayEdit = true) {
  const getOne = vi.fn<(resource: string, params: GetOneParams) => Promise<{ data: Oleh }>>(() => answer())
  const authProvider = {
    canAccess: async () => mayEdit,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
  }
  render(
    <MemoryRouter initialEntries={['/oleh/7']}>
      <CoreAdminContext
        dataProvider={testDataProvider({ getOne } as never)}
        authProvider={authProvider as never}
        queryClient={queryClient}
      >
        <ResourceContextProvider value="oleh">
          <Routes>
            <Route path="/oleh/:id" element={screenOf7} />
          </Routes>
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  )
  return { asked: () => getOne.mock.calls.map(([resource, { id, meta }]) => [resource, id, meta]) }
}

const detail = (
  <RecordPage<Oleh> title="Oleh-oleh" backTo="/oleh" editTo={(id) => `/oleh/edit/${id}`}>
    {({ name }) => <h2>{name}</h2>}
  </RecordPage>
)
const retry = async () => press(within(await screen.findByRole('alert')).getByRole('button', { name: 'Coba lagi' }))

it('a record is read as a detail and stands below a header with the way back and Ubah', async () => {
  const { asked } = open(detail, found)
  expect(screen.getByRole('progressbar')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Kurma' })).toBeVisible()
  expect(asked()).toEqual([['oleh', '7', AS_DETAIL]])
  expect(screen.getByRole('heading', { level: 1, name: 'Oleh-oleh' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Kembali ke daftar' })).toHaveAttribute('href', '/oleh')
  expect(await screen.findByRole('link', { name: 'Ubah' })).toHaveAttribute('href', '/oleh/edit/7')
})

it.each([true, false])(
  'Ubah is there with the record, or not, if the session knows the permission (%s)',
  async (may) => {
    open(
      detail,
      found,
      createQueryClient(({ action }) => may || action !== 'edit'),
    )
    await screen.findByRole('heading', { name: 'Kurma' })
    expect(screen.queryAllByRole('link', { name: 'Ubah' })).toHaveLength(may ? 1 : 0)
  },
)

it('Ubah waits for the answer about its record if the session cannot tell', async () => {
  open(
    detail,
    found,
    createQueryClient(() => undefined),
  )
  await screen.findByRole('heading', { name: 'Kurma' })
  expect(screen.queryByRole('link', { name: 'Ubah' })).toBeNull()
  expect(await screen.findByRole('link', { name: 'Ubah' })).toBeVisible()
})

it('a user without the permission sees no Ubah', async () => {
  open(detail, found, createQueryClient(), false)
  await screen.findByRole('heading', { name: 'Kurma' })
  expect(screen.queryByRole('link', { name: 'Ubah' })).toBeNull()
})

it('a record that does not exist is said to be missing, and nobody can try again', async () => {
  open(detail, refused(404))
  expect(await screen.findByRole('alert')).toHaveTextContent('Data tidak ditemukan')
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Ubah' })).toBeNull()
})

it('a record that cannot be read says why, and Coba lagi reads it', async () => {
  let answer: Answer = refused(429)
  open(detail, () => answer())
  expect(await screen.findByRole('alert')).toHaveTextContent(`Data ini belum dapat dimuat${texts.error[429]}`)
  answer = found
  await retry()
  expect(await screen.findByRole('heading', { name: 'Kurma' })).toBeVisible()
})

/** A phone that has read the record before. */
function withCopy() {
  const client = createQueryClient()
  const queryKey = ['oleh', 'getOne', { id: '7', meta: AS_DETAIL }]
  client.setQueryData(queryKey, KURMA, { updatedAt: Date.now() - 60 * 60_000 })
  return client
}

it('a persisted copy is shown with its age while nothing newer can be read', async () => {
  open(detail, refused(429), withCopy())
  expect(screen.getByRole('heading', { name: 'Kurma' })).toBeVisible()
  expect(await screen.findByText(/^Data per \d/)).toHaveTextContent(texts.error[429])
  expect(screen.queryByRole('alert')).toBeNull()
})

it('the persisted copy of a record that was deleted is not shown', async () => {
  open(detail, refused(404), withCopy())
  expect(await screen.findByRole('alert')).toHaveTextContent('Data tidak ditemukan')
  expect(screen.queryByRole('heading', { name: 'Kurma' })).toBeNull()
})

function Reload({ name }: { name: string | undefined }) {
  const { refetch } = useEditContext()
  return <button onClick={() => void refetch()}>{name}</button>
}

const form = (
  <FormRecord<Oleh> id="7" backTo="/oleh">
    {(record) => <Reload name={record?.name} />}
  </FormRecord>
)

it('a form reads its record as a form, and again only when it asks', async () => {
  const { asked } = open(form, found)
  press(await screen.findByRole('button', { name: 'Kurma' }))
  await vi.waitFor(() => expect(asked()).toEqual(Array.from({ length: 2 }, () => ['oleh', '7', AS_FORM])))
})

it.each([
  [404, 'Data tidak ditemukan'],
  [429, texts.error[429]],
  [403, texts.error[403]],
] as const)('a form whose record answers %i says why, and leads back to the list', async (status, words) => {
  open(form, refused(status))
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.getByRole('link', { name: 'Kembali ke daftar' })).toHaveAttribute('href', '/oleh')
  expect(screen.queryAllByRole('button', { name: 'Coba lagi' })).toHaveLength(status === 429 ? 1 : 0)
})
