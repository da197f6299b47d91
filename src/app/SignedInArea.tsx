import {
  CoreAdminContext,
  ResourceDefinitionContextProvider,
  type I18nProvider,
  useDataProvider,
  useGetIdentity,
} from 'ra-core'
import { Suspense, use, useEffect, useMemo, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useSession } from '@/auth-provider/useSession'
import { DraftsContext } from '@/ui/user/draftsContext'
import { PhoneUserContext } from '@/ui/user/phoneUserContext'
import { FeaturesContext } from '@/ui/layout/features'
import { useLayoutKind } from '@/ui/layout/layoutKind'
import { Spinner } from '@/ui/feedback/Spinner'
import type { Id } from '@/domain/types'
import { reactAdmin } from '@/i18n/reactAdmin'
import { addTexts, t, translate } from '@/i18n/translate'
import { ErrorBoundary } from '@/layout/ErrorBoundary'
import { Push } from '@/layout/push/Push'
import { Toasts } from '@/layout/Toasts'
import { clientOf, useReleased } from './areaClient'
import { isFormAt } from '@/shell/screens'
import { openPersistedQueries } from '@/offline/persistedQueries'
import type { Providers } from './providers'
import { reactAdminDefinitions } from './reactAdminDefinitions'
import { DesktopBars, MustSetUp } from './lazyParts'
import { userStore } from './userStore'
import type { PartnerDataProvider } from '@/data-provider/types'
import { whenIdle } from '@/offline/whenIdle'
import { registry } from '@/resources/registry'
import { useIsOnline } from '@/ui/hooks/useIsOnline'
import { useQueryClient } from '@tanstack/react-query'
import { PROFILE_QUERY } from '@/domain/requestPolicy'

/**
 * Fetches `/partner/me` once per visit (stale time 5 min). The answer puts mitra, roles and permissions into the
 * session. react-admin keeps what a user may do, so it has to ask again then.
 */
function KeepProfile() {
  const { identity } = useGetIdentity(PROFILE_QUERY)
  const queryClient = useQueryClient()
  useEffect(() => {
    if (identity) void queryClient.invalidateQueries({ queryKey: ['auth', 'canAccess'] })
  }, [identity, queryClient])
  return null
}

/** Lets the resources compare what this phone keeps of the user's mitra with the server's, when the phone is idle. It draws nothing. */
function SyncResources() {
  const provider = useDataProvider<PartnerDataProvider>()
  const { mitraId, values } = use(PhoneUserContext)
  const hasMitra = mitraId !== null
  const features = use(FeaturesContext).join(' ')
  const isOnline = useIsOnline()
  useEffect(() => {
    const there = registry.flatMap(({ definition: { feature }, sync }) =>
      sync && (!feature || features.split(' ').includes(feature)) ? [sync] : [],
    )
    if (!hasMitra || !isOnline || there.length === 0) return
    let isOver = false
    void whenIdle().then(() => {
      // What the phone keeps serves as well: the screen of a resource tells a failure or a conflict.
      if (!isOver) for (const sync of there) sync(provider, values, () => isOver).catch(() => undefined)
    })
    return () => {
      isOver = true
    }
  }, [features, hasMitra, isOnline, provider, values])
  return null
}

// react-admin's own texts: a desktop's screens say them, and so does `useNotify` on a phone.
addTexts(reactAdmin)

/** react-admin's i18n provider over our own texts. The app has one language. */
const i18nProvider: I18nProvider = { translate, changeLocale: () => Promise.resolve(), getLocale: () => 'id' }

/**
 * react-admin's context around every screen behind the login. It is a default export because a guest never loads it.
 * The React key is the user's id. When another tab changes the user without a logout, React replaces all screens and
 * the cache, and the next user sees no data of the first.
 */
export default function SignedInArea(providers: Providers) {
  const userId = useSession().user?.id
  return userId === undefined ? null : <WaitForPersisted key={userId} userId={userId} {...providers} />
}

type AreaProps = Providers & { userId: Id }

const NO_FEATURES: readonly string[] = []

/** Waits a moment for the user's persisted queries, so that the first screen begins with their data. */
function WaitForPersisted(props: AreaProps) {
  const [{ ready, isReady }] = useState(() => openPersistedQueries(props.userId))
  const [canBegin, setCanBegin] = useState(isReady)
  useEffect(() => void ready.then(() => setCanBegin(true)), [ready])
  return canBegin ? <AreaOfUser {...props} /> : <Spinner full message={t('app.initialising')} />
}

/** No offer of notices stands over a form. */
const Notices = () => <Push isHidden={isFormAt(useLocation().pathname)} />

function AreaOfUser({ userId, session, drafts, userValues, authProvider, dataProvider }: AreaProps) {
  const [queryClient] = useState(() => clientOf(userId, { session, authProvider }))
  const ownDrafts = useMemo(() => drafts.of(userId), [drafts, userId])
  const layout = useLayoutKind()
  const { user, mitra } = useSession()
  const features = user?.features ?? NO_FEATURES
  const mustSetUp = user?.second_factor === 'required'
  const values = useMemo(() => userValues.of(userId), [userValues, userId])
  // The store has the language from the start. Otherwise react-admin renders nothing until it has found the language.
  const [store] = useState(() => userStore(values, i18nProvider.getLocale()))
  const business = mitra?.name ?? user?.name ?? ''
  const mitraId = mitra?.id ?? null
  const rounding = mitra?.rounding
  const phoneUser = useMemo(() => ({ business, mitraId, rounding, values }), [business, mitraId, rounding, values])
  useReleased(queryClient)
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <ResourceDefinitionContextProvider definitions={reactAdminDefinitions}>
        <FeaturesContext value={features}>
          <DraftsContext value={ownDrafts}>
            <PhoneUserContext value={phoneUser}>
              <KeepProfile />
              <SyncResources />
              {!mustSetUp && <Notices />}
              {layout === 'desktop' && !mustSetUp && (
                // If the bars fail, their own error boundary shows the error above the screen, and the form below stays.
                <ErrorBoundary>
                  <Suspense>
                    <DesktopBars />
                  </Suspense>
                </ErrorBoundary>
              )}
              <Suspense fallback={<Spinner page />}>{mustSetUp ? <MustSetUp /> : <Outlet />}</Suspense>
              <Toasts />
            </PhoneUserContext>
          </DraftsContext>
        </FeaturesContext>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  )
}
