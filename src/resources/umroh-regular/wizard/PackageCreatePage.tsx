import { EMPTY_PACKAGE } from '../../../domain/emptyPackage'
import { Wizard } from './Wizard'

/** The wizard on an empty package. Default export: loaded with its route. */
export default function PackageCreatePage() {
  return <Wizard initial={EMPTY_PACKAGE} />
}
