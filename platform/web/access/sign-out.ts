/** How somebody signs out of a screen that has no frame around it: the shell says it, the screen offers it. */
import { createContext, useContext } from 'react'

export const SignOutContext = createContext<() => Promise<void>>(async () => {})

export const useSignOut = (): (() => Promise<void>) => useContext(SignOutContext)
