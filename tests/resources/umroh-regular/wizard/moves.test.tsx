import { QueryObserver } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { EMPTY_PACKAGE } from '../../../../src/domain/package/emptyPackage'
import type { PackageForm } from '../../../../src/domain/types'
import { isFaultless } from '../../../../src/resources/umroh-regular/wizard/form/isFaultless'
import { packageResolver } from '../../../../src/resources/umroh-regular/wizard/form/packageResolver'
import { inTheMorning } from '../../../support/morning'
import { press } from '../../../support/renderApp'
import { atStep, editedQuote, footerButton, next } from '../../../support/wizard'

inTheMorning()

it('a move to another step renders no query of a master, forwards or back', async () => {
  await editedQuote()
  await next(1)
  const rendered = vi.spyOn(QueryObserver.prototype, 'getOptimisticResult')
  await next(2)
  press(footerButton('Sebelumnya'))
  await atStep(1)
  const resources = rendered.mock.calls.map(([{ queryKey }]) => String(queryKey[0]))
  expect(resources).toContain('hotel/madinah')
  expect(resources.filter((resource) => resource.startsWith('custom-data/'))).toEqual([])
})

const form = () =>
  renderHook(() =>
    useForm<PackageForm>({ defaultValues: { ...EMPTY_PACKAGE, namaPaket: 'Umroh' }, resolver: packageResolver }),
  ).result.current

it('a field that breaks no rule is found faultless without a word to the form', () => {
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
