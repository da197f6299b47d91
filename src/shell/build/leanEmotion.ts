import type { Plugin } from 'vite'

const FILTER = '\0emotion-filter'
const FOR_MUI = '\0emotion-for-mui'
const NO_STATICS = '\0no-statics'

/**
 * Emotion's list of all attributes of HTML keeps unknown props out of an element. TypeScript does that for our elements;
 * MUI's need the list, which therefore comes with MUI's code and works from then on.
 */
const MODULES: Record<string, string> = {
  [FILTER]: `let knows = (name) => name !== 'as' && name !== 'theme'
export const filterBy = (list) => { knows = list }
export default (name) => knows(name)`,
  [FOR_MUI]: `import list from '@emotion/is-prop-valid'
import { filterBy } from '${FILTER}'
import styled from '@emotion/styled/base'
filterBy(list)
export default styled`,
  // Only withTheme copies statics, and nobody uses it.
  [NO_STATICS]: 'export default (to) => to',
}

/** Leaves out of the build what only other users of Emotion need: its list of attributes, `styled.div` and the like, and react-is. */
export const leanEmotionPlugin = (): Plugin => ({
  name: 'lean-emotion',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer = '') {
    if (source === FILTER) return FILTER
    if (source === '@emotion/styled')
      return importer.includes('/@mui/styled-engine/')
        ? FOR_MUI
        : this.resolve('@emotion/styled/base', importer, { skipSelf: true })
    if (source === '@emotion/is-prop-valid' && importer.includes('/@emotion/styled/')) return FILTER
    if (source === 'hoist-non-react-statics' && importer.includes('/@emotion/react/')) return NO_STATICS
    return undefined
  },
  load: (id) => (id in MODULES ? { code: MODULES[id] ?? '', moduleSideEffects: id === FOR_MUI } : undefined),
})
