/** What the reader may do in the chosen organisation: it hides what would be refused. The server decides for itself. */
import { useCallback } from 'react'
import { create } from 'zustand'

const useGranted = create<{ granted: ReadonlySet<string> }>(() => ({ granted: new Set() }))

/** Set by the session when an organisation is chosen, and again when something was refused. */
export const grant = (permissions: readonly string[]): void => useGranted.setState({ granted: new Set(permissions) })

/** `const may = useMay()` then `may('monitors.edit')`. */
export function useMay(): (permission: string) => boolean {
  const granted = useGranted(state => state.granted)
  return useCallback(permission => granted.has(permission), [granted])
}
