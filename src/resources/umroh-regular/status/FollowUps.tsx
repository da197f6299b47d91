import styled from '@emotion/styled'
import { Link } from 'react-router'
import { dueReminders } from '../../../domain/status/reminders'
import { formatDate, today } from '../../../domain/values/dates'
import { t } from '../../../i18n/followUps'
import { useFeature } from '../../../ui/layout/features'
import { Section } from '../../../ui/layout/Section'
import { clampedTo } from '../../../ui/layout/styles'
import { colour, TOUCH } from '../../../../theme/tokens'
import { links } from '../resource'
import { useReminders } from './useReminders'

const List = styled('ul')({
  // Beranda stretches a link over its nearest positioned box.
  '& li': { position: 'relative' },
  '& li + li': { borderTop: `1px solid ${colour.line}` },
  '& a': { display: 'block', minHeight: TOUCH, padding: '10px 0', color: colour.text, textDecoration: 'none' },
  '& strong': { ...clampedTo(2), lineHeight: 1.35, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: colour.quiet },
})

/** 'Perlu ditindaklanjuti' on Beranda: the packages whose reminders are due, from this phone's copies. */
export function FollowUps() {
  const hasStatus = useFeature('status')
  const due = dueReminders(useReminders().reminders, today())
  if (!hasStatus || due.length === 0) return null
  return (
    <Section title={t('followUps.title')}>
      <List>
        {due.map(({ id, name, remindAt }) => (
          <li key={id}>
            <Link to={links.show(id)}>
              <strong>{name ?? t('app.nameless')}</strong>
              <small>{t('followUps.remindedOn', { date: formatDate(remindAt) })}</small>
            </Link>
          </li>
        ))}
      </List>
    </Section>
  )
}
