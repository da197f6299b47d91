import { AppRouter } from '@/app/AppRouter'
import { QueryObserver } from '@tanstack/react-query'
import { act, render, renderHook, screen } from '@testing-library/react'
import { CoreAdminContext, testDataProvider } from 'ra-core'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { createMemoryRouter } from 'react-router'
import { EMPTY_PACKAGE } from '@/domain/package/packageContents'
import type { PackageForm } from '@/domain/types'
import { packageResolver } from '@/resources/umroh-regular/wizard/form/packageResolver'
import { PriceRefreshes } from '@/resources/umroh-regular/wizard/form/PriceRefreshes'
import { isFaultless } from '@/resources/umroh-regular/wizard/useWizard'
import { press } from '@tests/support/renderApp'

it('the dozen queries that keep the prices of today do not render with a step', () => {
  function Steps() {
    const [step, setStep] = useState(1)
    const methods = useForm<PackageForm>({ defaultValues: EMPTY_PACKAGE })
    return (
      <FormProvider {...methods}>
        <button onClick={() => setStep(2)}>{`Langkah ${step}`}</button>
        <PriceRefreshes eager={false} />
      </FormProvider>
    )
  }
  const rendered = vi.spyOn(QueryObserver.prototype, 'getOptimisticResult')
  render(
    <AppRouter create={createMemoryRouter}>
      <CoreAdminContext dataProvider={testDataProvider({})}>
        <Steps />
      </CoreAdminContext>
    </AppRouter>,
  )
  expect(rendered).toHaveBeenCalled()
  rendered.mockClear()
  press(screen.getByRole('button', { name: 'Langkah 1' }))
  expect(screen.getByRole('button', { name: 'Langkah 2' })).toBeVisible()
  expect(rendered).not.toHaveBeenCalled()
})

const form = () =>
  renderHook(() =>
    useForm<PackageForm>({ defaultValues: { ...EMPTY_PACKAGE, namaPaket: 'Umroh' }, resolver: packageResolver }),
  ).result.current

it('isFaultless accepts a field that breaks no rule, and the form notifies nobody', () => {
  const { getValues, getFieldState, subscribe } = form()
  const told = vi.fn<() => void>()
  const stop = subscribe({ formState: { errors: true, isValid: true, isValidating: true }, callback: told })
  expect(isFaultless({ getValues, getFieldState }, ['namaPaket'])).toBe(true)
  expect(told).not.toHaveBeenCalled()
  stop()
})

it('a field that breaks a rule, or shows an error of the server, is not faultless', () => {
  const it = form()
  expect(isFaultless(it, ['namaPaket', 'pesawat.id'])).toBe(false)
  act(() => it.setError('namaPaket', { type: 'server', message: 'Nama sudah dipakai' }))
  expect(isFaultless(it, ['namaPaket'])).toBe(false)
})
