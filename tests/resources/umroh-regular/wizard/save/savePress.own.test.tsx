import { AppRouter } from '@/app/AppRouter'
import { act, renderHook, waitFor } from '@testing-library/react'
import { CoreAdminContext, testDataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { createMemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/app/queryClient'
import type { PartnerDataProvider } from '@/data-provider/types'
import { EMPTY_PACKAGE } from '@/domain/package/packageContents'
import { checkPackage, packageProblems, parsePackage } from '@/domain/package/packageSchema'
import { calculatePrice } from '@/domain/package/price/price'
import type { MasterRecord, PackageForm } from '@/domain/types'
import { packageResolver } from '@/resources/umroh-regular/wizard/form/packageResolver'
import { useSaveMachine } from '@/resources/umroh-regular/wizard/save/saveMachine'
import { startSave } from '@/resources/umroh-regular/wizard/save/saveState'
import { useSaving } from '@/resources/umroh-regular/wizard/save/useSaving'
import { filledForm } from '@tests/support/packageForms'

// Own modules: the test counts the calls of three modules.
vi.mock(import('@/domain/package/packageSchema'), async (original) => {
  const real = await original()
  return {
    ...real,
    checkPackage: vi.fn<typeof real.checkPackage>(real.checkPackage),
    packageProblems: vi.fn<typeof real.packageProblems>(real.packageProblems),
    parsePackage: vi.fn<typeof real.parsePackage>(real.parsePackage),
  }
})
vi.mock(import('@/domain/package/price/price'), async (original) => {
  const real = await original()
  return { ...real, calculatePrice: vi.fn<typeof real.calculatePrice>(real.calculatePrice) }
})

const skipped = { ...EMPTY_PACKAGE.hotelMakkah, tanpaHotel: true }
const flight = (price: number): MasterRecord => ({ id: 3, name: 'Saudia', price, logo: null })
/** A quote whose only priced choice is its flight, so the save reads one list. */
const quote = (price: number): PackageForm =>
  filledForm({ hotelMakkah: skipped, hotelMadinah: skipped, pesawat: { id: 3, data: flight(price) } })

/** The save of a quote at the price 10, with no step, field or picker on the screen. */
function savingAlone(todaysPrice: number) {
  const sent = vi.fn<(resource: string, params: unknown) => Promise<unknown>>(async () => ({ data: { id: 1 } }))
  const lists = vi.fn<(resource: string) => Promise<unknown>>(async () => ({ data: [flight(todaysPrice)], total: 1 }))
  const provider = testDataProvider({ create: sent, getList: lists } as never) as unknown as PartnerDataProvider
  const nothing = () => undefined
  const onDone = vi.fn<() => void>()
  const { result } = renderHook(
    () => {
      const form = useForm<PackageForm>({ defaultValues: quote(10), resolver: packageResolver, mode: 'onChange' })
      const machine = useSaveMachine(() =>
        startSave({ id: undefined, basis: { form: EMPTY_PACKAGE, version: undefined }, draft: null }),
      )
      const draft = { writer: 'w', keep: nothing, finish: nothing, noteAttempt: () => true, isDirty: () => true }
      const saving = useSaving({
        form,
        machine,
        draft: draft as never,
        goTo: nothing,
        focusProblem: nothing,
        onDone,
      })
      return { form, saving }
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <AppRouter create={createMemoryRouter}>
          <CoreAdminContext dataProvider={provider} queryClient={createQueryClient()}>
            {children}
          </CoreAdminContext>
        </AppRouter>
      ),
    },
  )
  const press = () => act(() => result.current.saving.save())
  return { result, sent, lists, press, onDone }
}

beforeEach(() => void vi.clearAllMocks())

it('a press checks, parses and prices the form once, and sends this result', async () => {
  const { sent, lists, press, onDone } = savingAlone(10)
  press()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(
    [checkPackage, packageProblems, parsePackage, calculatePrice].map((each) => vi.mocked(each).mock.calls.length),
  ).toEqual([1, 0, 0, 1])
  expect(lists.mock.calls.map(([resource]) => resource)).toEqual(['custom-data/pesawat'])
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ data: vi.mocked(checkPackage).mock.results[0]?.value.payload })
})

it('a save reads today’s prices by their keys, and shows a new one, although nothing on the screen reads them', async () => {
  const { result, sent, press, onDone } = savingAlone(12)
  press()
  await waitFor(() => expect(result.current.saving.failure).toMatchObject({ text: 'wizard.newPrices' }))
  expect(sent).not.toHaveBeenCalled()
  expect(result.current.form.getValues('pesawat.data')).toEqual(flight(12))
  press()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent).toHaveBeenCalledOnce()
})

it('a press on a form that breaks a rule sends nothing, and tells the rule at its field', async () => {
  const { result, sent, press } = savingAlone(10)
  act(() => result.current.form.setValue('namaPaket', ''))
  press()
  await waitFor(() => expect(result.current.saving.failure).toMatchObject({ text: 'error.422' }))
  await waitFor(() =>
    expect(result.current.form.getFieldState('namaPaket').error?.message).toBe('validation.namaPaket'),
  )
  expect(sent).not.toHaveBeenCalled()
})
