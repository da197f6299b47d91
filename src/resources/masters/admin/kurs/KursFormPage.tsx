import { useState } from 'react'
import { HOTEL_RESOURCES } from '../../../../domain/masters/masters'
import { t } from '../../../../i18n/admin/kurs'
import { BarTitle } from '../../../../ui/table/BarTitle'
import { MasterEditor } from '../MasterEditor'
import { KursFields } from './KursFields'
import { emptyKurs, kursKind } from './kursForm'

const HOTELS = Object.values(HOTEL_RESOURCES)

/** The form of a new rate. Default export: only the desktop loads it. */
export default function KursFormPage() {
  const [initial] = useState(emptyKurs)
  return (
    <>
      <BarTitle title={t('kurs.newTitle')} />
      <MasterEditor kind={kursKind} initial={initial} saved={t('kurs.saved')} dependents={HOTELS}>
        <KursFields />
      </MasterEditor>
    </>
  )
}
