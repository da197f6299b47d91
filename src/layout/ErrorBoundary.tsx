import { Component, type ReactNode } from 'react'
import { Button } from '@/ui/elements/Button'
import { Notice } from '@/ui/feedback/Notice'
import { t } from '@/i18n/translate'

type State = { failed: boolean }

/** Shows an error message in place of a screen that failed to render. */
export class ErrorBoundary extends Component<{ children: ReactNode; fallback?: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      this.props.fallback ?? (
        <Notice
          alert
          title={t('error.title')}
          text={t('error.page')}
          action={
            <Button variant="contained" onClick={() => window.location.reload()}>
              {t('error.reload')}
            </Button>
          }
        />
      )
    )
  }
}
