import { isOwnMove } from './browserHistory'
import { closeSheetByBack } from './sheetsAndBack'

const onPop = (event: PopStateEvent) => void closeSheetByBack(event, isOwnMove())

/**
 * Lets open sheets hear the browser's back button before the router does. Browsers call a window's listeners in the order of
 * registration, so this comes before the router.
 */
export const hearBackButton = () => window.addEventListener('popstate', onPop)
