export { defineMaster, type MasterResource } from './defineMaster'
export { kursScreens, masterScreens } from './screens'
