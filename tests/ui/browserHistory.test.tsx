import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useNavigate } from 'react-router'
import { AppRouter } from '@/app/AppRouter'
import { placeOfEntry, stateOfEntry } from '@/ui/hooks/browserHistory'

it('react-router writes each entry’s place and the app’s own state into the history, where the wizard reads them', () => {
  window.history.replaceState(null, '', '/')
  expect([placeOfEntry(), stateOfEntry()]).toEqual([null, undefined])
  const { result } = renderHook(useNavigate, {
    wrapper: AppRouter,
  })
  expect(placeOfEntry()).toBe(0)
  act(() => void result.current('/x', { state: { step: 4 } }))
  expect([placeOfEntry(), stateOfEntry()]).toEqual([1, { step: 4 }])
  act(() => void result.current('/x', { state: { step: 5 }, replace: true }))
  expect([placeOfEntry(), stateOfEntry()]).toEqual([1, { step: 5 }])
})
