export { AccountAction } from './admin/AccountAction'
export { AccountSwitch } from './admin/AccountSwitch'
export { AccountsTable } from './admin/AccountsTable'
