/** What a person made of the panel around it. */
import { createContext, useContext } from 'react'
import type { OwnPart } from './panels.ts'

const Around = createContext<OwnPart>({ title: '', look: null, most: null })
export const OwnPartAround = Around.Provider
export const useOwnPart = (): OwnPart => useContext(Around)
