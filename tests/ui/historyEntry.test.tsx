import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BrowserRouter, useNavigate } from 'react-router'
import { placeOfEntry, stateOfEntry } from '../../src/ui/hooks/historyEntry'

it('react-router writes each entry’s place and the app’s own state into the history, where the wizard reads them', () => {
  let navigate: ReturnType<typeof useNavigate> = () => undefined
  const Screen = () => {
    navigate = useNavigate()
    return null
  }
  window.history.replaceState(null, '', '/')
  expect([placeOfEntry(), stateOfEntry()]).toEqual([null, undefined])
  render(
    <BrowserRouter useTransitions={false}>
      <Screen />
    </BrowserRouter>,
  )
  expect(placeOfEntry()).toBe(0)
  act(() => void navigate('/x', { state: { step: 4 } }))
  expect([placeOfEntry(), stateOfEntry()]).toEqual([1, { step: 4 }])
  act(() => void navigate('/x', { state: { step: 5 }, replace: true }))
  expect([placeOfEntry(), stateOfEntry()]).toEqual([1, { step: 5 }])
})
