import { t } from '@/i18n/home'
import { Steps } from '@/kit/Steps'
import { paths } from '@/paths'
import { useKeptProfile } from '@/resources/offerProfileContext'
import { links } from '../resource'

/** The first three steps of a mitra who has no package yet (docs/product.md §27.1.9). */
export function FirstSteps() {
  const { kept } = useKeptProfile()
  const done = kept === null ? undefined : t('home.step.done')
  const steps = [
    { to: paths.offerProfile, name: t('home.step.profile'), text: t('home.step.profileText'), done },
    { to: links.create, name: t('home.step.package'), text: t('home.step.packageText') },
    { to: links.list, name: t('home.step.share'), text: t('home.step.shareText') },
  ]
  return <Steps title={t('home.steps')} steps={steps} />
}
