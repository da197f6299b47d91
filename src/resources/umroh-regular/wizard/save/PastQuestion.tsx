import { useState } from 'react'
import type { CalendarDate } from '../../../../domain/types'
import { formatDate } from '../../../../domain/values/dates'
import { t } from '../../../../i18n/package/detail'
import { LeaveSheet } from '../../../../ui/leave/LeaveSheet'

export type PastQuestionProps = { date: CalendarDate | null; onClose: () => void; onSave: () => void }

/** 'Simpan dengan tanggal lewat?' */
export function PastQuestion({ date, onClose, onSave }: PastQuestionProps) {
  // The sheet keeps its contents while it closes.
  const [shown, setShown] = useState(date)
  if (date && date !== shown) setShown(date)
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
