import { useAppearance } from '@guanlan/platform/web'
import { useCallback } from 'react'
import type { Incident } from '../contract.ts'
import { describeMeasured } from '../strings.ts'

type Titled = Pick<Incident, 'title' | 'measured'>

/** The title of an event, or the figures of what was counted, in the reader's language. */
export function useIncidentTitle(): (incident: Titled) => string {
  const locale = useAppearance(state => state.locale)
  return useCallback(({ title, measured }: Titled) => (measured ? describeMeasured(measured, locale) : title), [locale])
}
