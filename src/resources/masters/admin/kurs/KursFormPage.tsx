import { useState } from 'react'
import { Title } from 'react-admin'
import { HOTEL_RESOURCES } from '../../../../domain/masters/masters'
import { t } from '../../../../i18n/kurs'
import { barTitle, useScreenTitle } from '../../../../ui/a11y/useScreenTitle'
import { MuiTheme } from '../../../../ui/sheet/MuiTheme'
import { MasterEditor } from '../MasterEditor'
import { KursFields } from './KursFields'
import { emptyKurs, kursKind } from './kursForm'
import { KURS } from './KursTablePage'

const HOTELS = Object.values(HOTEL_RESOURCES)

/** The form of a new rate. Default export: only the desktop loads it. */
export default function KursFormPage() {
  const [initial] = useState(emptyKurs)
  useScreenTitle(t('kurs.newTitle'), barTitle)
  return (
    <MuiTheme>
      <Title title={t('kurs.newTitle')} />
      <MasterEditor resource={KURS} kind={kursKind} initial={initial} saved={t('kurs.saved')} dependents={HOTELS}>
        <KursFields />
      </MasterEditor>
    </MuiTheme>
  )
}
