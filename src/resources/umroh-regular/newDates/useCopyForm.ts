import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { HOTEL_FIELDS } from '../../../domain/masters/masters'
import { resumedForm } from '../../../domain/package/draft'
import { EMPTY_PACKAGE } from '../../../domain/package/packageContents'
import { copyOf, firstCheckIn, lostChoices, movedAgain, usualCheckIn } from '../../../domain/package/newDates'
import { HOTEL_STEPS, LAST_STEP } from '../../../domain/package/wizardSteps'
import { CITIES, type CalendarDate, type Id, type PackageForm } from '../../../domain/types'
import { today } from '../../../domain/values/dates'
import { links } from '../resource'
import { usePackageDrafts } from '../wizard/draft/usePackageDrafts'
import { packageResolver } from '../wizard/form/packageResolver'
import { useSaving } from '../wizard/save/useSaving'
import { startOfWizard } from '../wizard/wizardStart'
import { findUnanswered, useCopyDraft } from './useCopyDraft'

const nowhere = () => undefined

export type CopyOptions = { id: Id; saved: PackageForm; name: string; onClose: () => void }

/** The copy as a form of the wizard, its save, and the two changes that the sheet offers. */
export function useCopyForm({ id, saved, name, onClose }: CopyOptions) {
  const navigate = useNavigate()
  const drafts = usePackageDrafts(undefined)
  const [unanswered] = useState(() => findUnanswered(drafts, id))
  const [defaultValues] = useState(() =>
    unanswered
      ? resumedForm(unanswered, EMPTY_PACKAGE)
      : copyOf(saved, name, usualCheckIn(firstCheckIn(saved) ?? today(), today())),
  )
  const form = useForm<PackageForm>({ defaultValues, resolver: packageResolver, mode: 'onChange' })
  const { machine, draft } = useCopyDraft({ id, form, drafts, unanswered })
  const saving = useSaving({ form, machine, draft, goTo: nowhere, focusProblem: nowhere, onDone: onClose })
  const values = useWatch<PackageForm>({ control: form.control }) as PackageForm
  const lost = lostChoices(saved, values)

  function move(checkIn: CalendarDate) {
    saving.forgetFailure()
    const moved = movedAgain(saved, values, checkIn)
    for (const city of CITIES) form.setValue(HOTEL_FIELDS[city], moved[HOTEL_FIELDS[city]], { shouldDirty: true })
  }

  function openWizard() {
    const lostCity = CITIES.find((city) => lost.some(({ field }) => field === HOTEL_FIELDS[city]))
    draft.keep(lostCity ? HOTEL_STEPS[lostCity] : LAST_STEP)
    navigate(links.create, { state: startOfWizard({ writer: draft.writer }) })
  }

  return { form, machine, values, lost, saving, move, openWizard }
}
