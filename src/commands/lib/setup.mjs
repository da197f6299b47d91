export { ensureBuilt, ensureDemoBuilt } from './appBuild.mjs'
export { ensureInstalled } from './install.mjs'
