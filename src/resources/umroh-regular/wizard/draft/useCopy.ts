import { useNavigate } from 'react-router'
import { asNewPackage, DRAFT_VERSION } from '@/domain/package/draft'
import { randomKey } from '@/domain/randomKey'
import type { PackageForm } from '@/domain/types'
import { t } from '@/i18n/translate'
import { links } from '../../resource'
import { startOfWizard } from '../wizardStart'
import { usePackageDrafts } from './drafts'

/** How to keep a form as the draft of a new package and open it. A name that nobody has changed says that it is a copy. */
export function useCopy() {
  const drafts = usePackageDrafts(undefined)
  const navigate = useNavigate()
  return (form: PackageForm, saved: PackageForm, step: number) => {
    const isNamed = form.namaPaket !== saved.namaPaket
    const namaPaket = isNamed ? form.namaPaket : t('duplicate.name', { name: form.namaPaket })
    const now = { schema: DRAFT_VERSION, at: Date.now(), step, form: { ...form, namaPaket }, base: saved }
    const moved = asNewPackage({ ...now, writer: '', attempt: null, version: null }, randomKey())
    drafts.keep(moved)
    return { open: () => void navigate(links.create, { state: startOfWizard({ writer: moved.writer }) }) }
  }
}
