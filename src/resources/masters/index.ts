export { defineMaster, type MasterResource } from './defineMaster'
export { masterScreens } from './screens'
