/** Articles that a search found: parts of the desk below this read them, and act on them, whether or not a monitor wants them. */
import { createContext, useContext } from 'react'

export interface FoundBy {
  /** The search as a rule, whose words are marked; null: those of the monitors. */
  query: string | null
}

export const FoundContext = createContext<FoundBy | null>(null)
/** Null: the desk itself, which shows the organisation's articles. */
export const useFoundBy = (): FoundBy | null => useContext(FoundContext)
