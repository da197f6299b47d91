import { dueReminders } from '../../../domain/status/reminders'
import { formatDate, today } from '../../../domain/values/dates'
import { t } from '../../../i18n/followUps'
import { useFeature } from '../../../ui/layout/features'
import { LinkRows } from '../home/LinkRows'
import { links } from '../resource'
import { useReminders } from './useReminders'

/** 'Perlu ditindaklanjuti' on Beranda: the packages whose reminders are due, from this phone's copies. */
export function FollowUps() {
  const hasStatus = useFeature('status')
  const { reminders } = useReminders()
  const rows = dueReminders(hasStatus ? reminders : [], today()).map(({ id, name, remindAt }) => ({
    key: id,
    to: links.show(id),
    name,
    note: t('followUps.remindedOn', { date: formatDate(remindAt) }),
  }))
  return <LinkRows title={t('followUps.title')} rows={rows} />
}
