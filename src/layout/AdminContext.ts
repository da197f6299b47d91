import { createContext } from 'react'

/** True when the signed-in user has an admin role, on a screen of any width. */
export const AdminContext = createContext(false)
