/** What is written of a monitor and not saved, kept by the tab over reloads and expired sessions. */
import { dropFromTab, loadFromTab, saveInTab } from '@guanlan/platform/web'
import { useEffect } from 'react'
import { type Draft, newDraft } from './draft.ts'

/** What is written, and what it began with. */
export interface Work {
  draft: Draft
  before: Draft
  /** Of the monitor it began with; 0 for a new one. */
  revision: number
  /** What the screen that began it asked and a monitor cannot, as that screen says it. */
  notCarried?: NotCarried
}
export interface NotCarried {
  left: readonly string[]
  /** Carried over, and wider in a monitor. */
  wider: readonly string[]
}

export const nameOfDraft = (key: string) => `draft.monitor.${key}`

/** @param key of the monitor, or of the place of a new one. Null when nothing was kept, or by a version of the product that wrote it otherwise. */
export function loadDraft(key: string): Work | null {
  const stored = loadFromTab(nameOfDraft(key)) as Partial<Work> | null
  return stored && isDraft(stored.draft) && isDraft(stored.before) && typeof stored.revision === 'number'
    ? (stored as Work)
    : null
}

function isDraft(stored: unknown): boolean {
  const { kind, ...rest } = (stored ?? {}) as Partial<Draft>
  if (kind !== 'folder' && kind !== 'item') return false
  const { kind: _, ...blank } = newDraft(kind, 0)
  return Object.entries(blank).every(([name, value]) => typeof rest[name as keyof typeof rest] === typeof value)
}

/** Keeps the work while it differs from what it began with. */
export function useSavedDraft(key: string, { draft, before, revision, notCarried }: Work, isDirty: boolean): void {
  useEffect(() => {
    if (isDirty) saveInTab(nameOfDraft(key), { draft, before, revision, ...(notCarried && { notCarried }) })
    else dropFromTab(nameOfDraft(key))
  }, [key, draft, before, revision, notCarried, isDirty])
}
