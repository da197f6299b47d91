import { EMPTY_PACKAGE } from '@/domain/package/packageContents'
import { OpenedWizard } from './draft/OpenedWizard'
import { useWizardStart } from './wizardStart'

/** The wizard on an empty package. Default export: loaded with its route. */
export default function PackageCreatePage() {
  const start = useWizardStart()
  return <OpenedWizard initial={EMPTY_PACKAGE} {...(start ? { start } : {})} />
}
