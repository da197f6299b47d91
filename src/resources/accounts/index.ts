export { AccountSwitch } from './admin/AccountSwitch'
