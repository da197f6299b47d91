import { createContext } from 'react'

/** Whether the signed-in user holds one of the admin roles, on whatever screen. */
export const AdminContext = createContext(false)
