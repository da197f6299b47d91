import { useCanAccess } from 'ra-core'
import { Navigate } from 'react-router'
import { PACKAGES } from '../../../data-provider/types'
import { EMPTY_PACKAGE } from '../../../domain/package/emptyPackage'
import { paths } from '../../../paths'
import { OpenedWizard } from './draft/OpenedWizard'

/** The wizard on an empty package, for users who may create one. Default export: loaded with its route. */
export default function PackageCreatePage() {
  const { canAccess } = useCanAccess({ resource: PACKAGES, action: 'create' })
  return canAccess === false ? <Navigate to={paths.unauthorized} replace /> : <OpenedWizard initial={EMPTY_PACKAGE} />
}
