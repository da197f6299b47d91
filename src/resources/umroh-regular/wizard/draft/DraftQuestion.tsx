import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { Button } from '@/ui/elements/Button'
import EditIcon from '@mui/icons-material/EditOutlined'
import { Notice } from '@/ui/feedback/Notice'
import { ScreenBody, ScreenHeader } from '@/ui/layout/Screen'
import type { Draft } from '@/domain/package/draft'
import { t } from '@/i18n/package/wizard'
import { links } from '../../resource'
import { useDraftWords } from './drafts'

export const Answers = styled('div')({ display: 'grid', gap: 12, width: 260, maxWidth: '100%' })

export type DraftQuestionProps = {
  draft: Draft
  onResume: () => void
  onDiscard: () => void
  /** Only for a new package: starts another package and keeps the draft. */
  onNew?: () => void
}

/** Offers the draft of an unsaved form before the wizard opens, so that nobody types over it. */
export function DraftQuestion({ draft, onResume, onDiscard, onNew }: DraftQuestionProps) {
  const answers = useRef<HTMLDivElement>(null)
  useEffect(() => answers.current?.querySelector('button')?.focus(), [])
  const told = useDraftWords(draft)
  const ofNew = draft.attempt ? 'draft.tried' : 'draft.text'
  const words = onNew ? ofNew : 'draft.changed'
  return (
    <>
      <ScreenHeader title={t('wizard.title')} backTo={links.list} backLabel={t('app.backToList')} />
      <ScreenBody as="main">
        <div role="dialog" aria-label={t('draft.title')}>
          <Notice
            icon={<EditIcon />}
            title={t('draft.title')}
            text={t(words, told)}
            action={
              <Answers ref={answers}>
                <Button variant="contained" size="large" onClick={onResume}>
                  {t('draft.resume')}
                </Button>
                <Button variant="outlined" size="large" onClick={onDiscard}>
                  {t('draft.discard')}
                </Button>
                {onNew && (
                  <Button size="large" onClick={onNew}>
                    {t('draft.startNew')}
                  </Button>
                )}
              </Answers>
            }
          />
        </div>
      </ScreenBody>
    </>
  )
}
