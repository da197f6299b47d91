import SearchIcon from '@mui/icons-material/SearchRounded'
import { useEffect } from 'react'
import { t } from '@/i18n/admin/desktop'
import { Button } from '@/ui/elements/Button'
import { useLazySheet } from '@/ui/hooks/useLazySheet'
import { lazyScreen } from '@/ui/layout/lazyScreen'

const FindDialog = lazyScreen(async () => (await import('./FindDialog')).FindDialog)

/** Whether a key asks for the search. An open dialog keeps the keyboard. */
const isAsking = ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent) =>
  key.toLowerCase() === 'k' &&
  ctrlKey !== metaKey &&
  !altKey &&
  !shiftKey &&
  !repeat &&
  document.querySelector('[role=dialog]') === null

/** Opens the search across all resources, by a press or by Ctrl+K and ⌘K (docs/product.md §15.10.1). */
export function FindButton() {
  const { subject, isAsked, open, close } = useLazySheet<true>(FindDialog)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!isAsking(event)) return
      event.preventDefault()
      open(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open])
  return (
    <>
      <Button
        className="find"
        variant="outlined"
        size="small"
        startIcon={<SearchIcon />}
        // A narrow window shows the icon alone.
        aria-label={`${t('desktop.find')} Ctrl+K`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open(true)}
      >
        {t('desktop.find')} <kbd>Ctrl+K</kbd>
      </Button>
      {isAsked && <FindDialog open={subject !== null} onClose={close} />}
    </>
  )
}
