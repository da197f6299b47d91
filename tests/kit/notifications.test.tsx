import { render, screen } from '@testing-library/react'
import { CoreAdminContext, testDataProvider, useNotify } from 'ra-core'
import { expect, it } from 'vitest'
import '@/app/SignedInArea'
import { Toasts } from '@/layout/Toasts'
import { press } from '../support/renderApp'

/** Shows the notice of react-admin's own controllers after an update. */
function Updated() {
  const notify = useNotify()
  const messageArgs = { smart_count: 1, _: 'ra.notification.updated' }
  return (
    <>
      <button onClick={() => notify('ra.notification.updated', { messageArgs })}>own</button>
      <button onClick={() => notify('resources.oleh.notifications.updated', { messageArgs: { _: 'Data tersimpan.' } })}>
        fallback
      </button>
      <button onClick={() => notify('ra.navigation.page_out_of_boundaries', { messageArgs: { page: 7 } })}>args</button>
    </>
  )
}

it.each([
  ['own', 'Data tersimpan.'],
  ['fallback', 'Data tersimpan.'],
  ['args', /7/],
])('a phone says react-admin’s own texts in Indonesian, with their values (%s)', async (button, text) => {
  render(
    <CoreAdminContext dataProvider={testDataProvider({})}>
      <Updated />
      <Toasts />
    </CoreAdminContext>,
  )
  press(screen.getByRole('button', { name: button }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('status')).not.toHaveTextContent('ra.')
})
