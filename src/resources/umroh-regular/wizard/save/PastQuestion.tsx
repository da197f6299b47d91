import { useState } from 'react'
import { pastCheckIn } from '@/domain/package/stayDates'
import type { CalendarDate, PackageForm } from '@/domain/types'
import { formatDate, today } from '@/domain/values/dates'
import { t } from '@/i18n/package/detail'
import { useKept } from '@/ui/hooks/useKept'
import { LeaveSheet } from '@/ui/leave/LeaveSheet'

export type PastQuestionProps = { date: CalendarDate | null; onClose: () => void; onSave: () => void }

/** 'Simpan dengan tanggal lewat?' */
export function PastQuestion({ date, onClose, onSave }: PastQuestionProps) {
  const shown = useKept(date)
  return (
    <LeaveSheet
      open={date !== null}
      title={t('dates.askTitle')}
      text={t('dates.askText', { date: formatDate(shown) })}
      stay={{ label: t('dates.askStay'), onClick: onClose }}
      keep={{ label: t('dates.askSave'), onClick: onSave }}
    />
  )
}

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
