import { use, useCallback, useMemo, useSyncExternalStore } from 'react'
import { lastPackageOf, readLastPackage, withoutAmounts, type LastPackage } from '@/domain/package/lastPackage'
import type { PackageForm } from '@/domain/types'
import { PhoneUserContext } from '@/ui/user/phoneUserContext'
import type { umrohRegular } from '../../resource'

const NAME: keyof typeof umrohRegular.keeps = 'last-package'

/** The package that this user saved last on this phone; null if there is none. */
export function useLastPackage(): LastPackage | null {
  const { values } = use(PhoneUserContext)
  const text = useSyncExternalStore(values.subscribe, () => values.get(NAME))
  return useMemo(() => readLastPackage(text), [text])
}

/** How to keep a form that was saved as the last package. */
export function useKeepLast(): (form: PackageForm) => void {
  const { values } = use(PhoneUserContext)
  return useCallback((form) => void values.set(NAME, JSON.stringify(withoutAmounts(lastPackageOf(form)))), [values])
}
