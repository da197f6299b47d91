import { PACKAGES_PATH } from '@/domain/package/packagesPath'
import type { PackageRow } from '@/domain/types'
import { t } from '@/i18n/translate'
import { defineResource } from '@/resources/defineResource'
import { linksTo } from '@/resources/links'

/** The path of packages in the partner API. */
export const PACKAGES_API = '/partner/umroh-regular'

/** Regular umroh packages: the quotes that a mitra builds, prices, saves, duplicates and views. */
export const umrohRegular = defineResource({
  name: 'umroh-regular',
  options: { label: t('resource.packages') },
  recordRepresentation: 'name',
  path: PACKAGES_PATH,
  api: PACKAGES_API,
  mitraMay: ['list', 'show', 'create', 'edit'],
  grants: ['edit'],
  belongsToMitra: true,
  menu: 'sales',
  finds: {
    group: 'Paket',
    beside: ['mitra'],
    customerOf: ({ progress }) => (progress as PackageRow['progress']) && (progress.customerName ?? ''),
  },
  card: { title: t('home.regular'), text: t('home.regularText') },
  screens: {
    list: { path: '' },
    create: { path: 'create', frame: 'wizard' },
    edit: { path: 'edit/:id', frame: 'wizard', firstRequest: { path: `${PACKAGES_API}/:id/edit-data` } },
    show: { path: ':id' },
    compare: { path: 'compare' },
  },
  parts: { home: { module: 'home/HomeLists.tsx' }, show: { feature: 'status', module: 'status/DetailStatus.tsx' } },
  persist: ['list', 'detail'],
  keeps: {
    'follow-ups': 'session',
    recent: 'session',
    news: 'session',
    'last-package': 'signOut',
    'calendar-month': 'signOut',
  },
  hasDrafts: true,
})

export const links = linksTo(umrohRegular)
