export { AccountSwitch } from './admin/AccountSwitch'
export { SavedForm } from './admin/SavedForm'
export { useSaveAccount } from './admin/useSaveAccount'
