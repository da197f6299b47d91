import { useNavigate } from 'react-router'
import { moveInHistory } from '../ui/hooks/browserHistory'
import { paths } from '../paths'

/** Whether an earlier page of the app is behind. A browser without the Navigation API only tells that some page is. */
function canGoBack(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  return navigation?.canGoBack ?? window.history.length > 1
}

/** Goes back by one entry. If the app was opened on this screen, it goes home (docs/product.md §2.5.3). */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => void (canGoBack() ? moveInHistory(-1) : navigate(paths.home))
}
