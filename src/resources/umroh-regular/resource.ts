import { t } from '@/i18n/translate'
import { defineResource } from '@/resources/defineResource'
import { firstPageOf } from '@/resources/firstRequest'
import { linksTo } from '@/resources/links'

/** The path of packages in the partner API. */
export const PACKAGES_API = '/partner/umroh-regular'

/** Regular umroh packages: the quotes that a mitra builds, prices, saves, duplicates and views. */
export const umrohRegular = defineResource({
  name: 'umroh-regular',
  folder: 'umroh-regular',
  options: { label: t('resource.packages') },
  recordRepresentation: 'name',
  path: '/package/umroh-reguler',
  audience: 'mitra',
  mitraMay: ['list', 'show', 'create', 'edit'],
  grants: ['edit'],
  belongsToMitra: true,
  menu: 'sales',
  card: { title: t('home.regular'), text: t('home.regularText') },
  screens: {
    list: {
      path: '',
      module: 'list/PackageListPage.tsx',
      chunk: 'area',
      frame: 'list',
      firstRequest: firstPageOf(PACKAGES_API),
    },
    create: { path: 'create', module: 'wizard/PackageCreatePage.tsx', chunk: 'wizard', frame: 'wizard' },
    edit: {
      path: 'edit/:id',
      module: 'wizard/PackageEditPage.tsx',
      chunk: 'wizard',
      frame: 'wizard',
      firstRequest: { path: `${PACKAGES_API}/:id/edit-data` },
    },
    show: {
      path: ':id',
      module: 'detail/PackageDetailPage.tsx',
      chunk: 'pages',
      frame: 'detail',
      firstRequest: { path: `${PACKAGES_API}/:id` },
    },
    compare: { path: 'compare', module: 'compare/ComparePage.tsx', chunk: 'compare', frame: 'compare' },
  },
  sheets: ['list/DuplicateSheet.tsx', 'list/SortSheet.tsx'],
  parts: {
    home: { module: 'home/HomeLists.tsx' },
    show: { feature: 'status', module: 'status/DetailStatus.tsx' },
  },
  persist: ['list', 'detail'],
  hasDrafts: true,
})

export const links = linksTo(umrohRegular)
