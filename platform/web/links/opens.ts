/** Which addresses open on this host and for this person: said by the shell, asked by screens that would offer a link. */
import { createContext, useContext } from 'react'

export const OpensContext = createContext<(address: string) => boolean>(() => true)

/** `opens(linkTo('/concern')) && <Link …>`: what would be refused is not offered. */
export const useOpens = (): ((address: string) => boolean) => useContext(OpensContext)
