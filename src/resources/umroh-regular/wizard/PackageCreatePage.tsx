import { EMPTY_PACKAGE } from '../../../domain/package/emptyPackage'
import { OpenedWizard } from './draft/OpenedWizard'

/** The wizard on an empty package. Default export: loaded with its route. */
export default function PackageCreatePage() {
  return <OpenedWizard initial={EMPTY_PACKAGE} />
}
