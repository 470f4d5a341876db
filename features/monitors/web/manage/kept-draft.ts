/** What is written of a monitor and not saved, kept by the tab over reloads and expired sessions. */
import { dropFromTab, keepInTab, keptInTab } from '@guanlan/platform/web'
import { useEffect } from 'react'
import { type Draft, newDraft } from './draft.ts'

const nameOf = (key: string) => `draft.monitor.${key}`

/** @param key of the monitor, or of the place of a new one. Null when nothing was kept, or by a version of the product that wrote it otherwise. */
export function keptDraft(key: string): Draft | null {
  const kept = keptInTab(nameOf(key)) as Partial<Draft> | null
  if (kept === null || (kept.kind !== 'folder' && kept.kind !== 'item')) return null
  const blank = newDraft(kept.kind, 0)
  const isWhole = Object.entries(blank).every(([name, value]) => typeof kept[name as keyof Draft] === typeof value)
  return isWhole ? (kept as Draft) : null
}

/** Keeps the draft while it differs from what is saved. */
export function useKeptDraft(key: string, draft: Draft, isDirty: boolean): void {
  useEffect(() => {
    if (isDirty) keepInTab(nameOf(key), draft)
    else dropFromTab(nameOf(key))
  }, [key, draft, isDirty])
}
