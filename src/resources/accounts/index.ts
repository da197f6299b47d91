export { AccountAction } from './admin/AccountAction'
export { AccountSwitch } from './admin/AccountSwitch'
export { SafetyColumns } from './admin/SafetyColumns'
