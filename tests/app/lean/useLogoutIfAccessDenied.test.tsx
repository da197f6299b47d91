import { renderHook } from '@testing-library/react'
import { CoreAdminContext, useLogoutIfAccessDenied as useOfRaCore } from 'ra-core'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import useLogoutIfAccessDenied from '../../../src/app/lean/useLogoutIfAccessDenied'
import { createProviders } from '../../../src/app/providers'
import { reactRouterProvider } from '../../../src/app/routerProvider'
import { HttpError } from '../../../src/http/HttpError'
import { memoryHistory, Router } from '../../../src/ui/router'

const { authProvider } = createProviders({ apiUrl: '/api', sendIdempotencyKey: false })

const Around = ({ children }: { children: ReactNode }) => (
  <Router history={memoryHistory('/')}>
    <CoreAdminContext authProvider={authProvider} routerProvider={reactRouterProvider}>
      {children}
    </CoreAdminContext>
  </Router>
)

it.each([
  new HttpError({ kind: 'status', status: 401, sentToken: 'token-lama' }),
  new HttpError({ kind: 'status', status: 403 }),
  new HttpError({ kind: 'network' }),
  new Error('error.code'),
])(
  'after the failure %s our hook tells the auth provider and signs nobody out, as ra-core’s own does',
  async (error) => {
    for (const useHook of [useOfRaCore, useLogoutIfAccessDenied]) {
      const checkError = vi.spyOn(authProvider, 'checkError').mockClear()
      const { result } = renderHook(() => useHook(), { wrapper: Around })
      expect(await result.current(error)).toBe(false)
      expect(checkError.mock.calls).toEqual([[error]])
    }
  },
)
