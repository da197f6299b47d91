import { useState } from 'react'
import { pastCheckIn } from '../../../../domain/package/stayDates'
import type { CalendarDate, PackageForm } from '../../../../domain/types'
import { today } from '../../../../domain/values/dates'

/** Asks before a package whose check-in has passed is saved, once for each date (docs/product.md §22.3.1). */
export function usePastQuestion(getForm: () => PackageForm, save: () => void) {
  const [asked, setAsked] = useState<CalendarDate | null>(null)
  const [accepted, setAccepted] = useState<CalendarDate | null>(null)
  return {
    /** The check-in that is asked about; null while nothing is asked. */
    asked,
    saveOrAsk() {
      const past = pastCheckIn(getForm(), today())
      if (past === null || past === accepted) save()
      else setAsked(past)
    },
    close: () => setAsked(null),
    accept() {
      setAccepted(asked)
      setAsked(null)
      save()
    },
  }
}
