import { openPageCss } from '@theme/openPageCss'
import { LEAST_SCENE, PICTURE } from '../picture/pictureLayout'

/** The path of the app's typeface for the open pages: the name of its file in a build changes. */
export const TYPEFACE_PATH = '/p/typeface.woff2'

/** How much larger than a phone's screen the picture is: the left one of two photos fills the width. */
const ZOOM = 2.02
const cutOf = (height: number) => (PICTURE.width / ZOOM / height).toFixed(2)
const CUTS = { cut: cutOf(LEAST_SCENE.single), slimCut: cutOf(LEAST_SCENE.options) }

/** The one style sheet of the open pages. The policy of the page allows it by its hash. */
export const PAGE_STYLE = openPageCss(TYPEFACE_PATH, { zoom: ZOOM, ...CUTS })
