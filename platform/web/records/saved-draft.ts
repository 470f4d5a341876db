/** What is written in a form and not saved, kept by the tab over reloads, other screens and expired sessions. */
import { createContext, useContext, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { dropFromTab, loadFromTab, saveInTab } from '../browser-storage/tab-storage.ts'

/** What is written, and what it began with. */
export interface Work<D> {
  written: D
  before: D
  /** Of the record it began with; 0 for a new one. */
  version: number
}

/** Under which name the form of a record is kept; without one it is not. `OpenRecord` gives it. */
export const DraftName = createContext<string | null>(null)
export const useDraftName = (): string | null => {
  const name = useContext(DraftName)
  return name === null ? null : `draft.${name}`
}

/** Null when nothing was kept, or by a release whose form had other fields. @param blank has the fields of this one */
export function loadDraft<D extends FieldValues>(name: string, blank: D): Work<D> | null {
  const stored = loadFromTab(name) as Partial<Work<D>> | null
  const fits = (one: unknown) =>
    typeof one === 'object' &&
    one !== null &&
    Object.keys(blank).every(field => isAlike(one[field as never], blank[field]))
  return stored && fits(stored.written) && fits(stored.before) && typeof stored.version === 'number'
    ? (stored as Work<D>)
    : null
}

/** Null stands for "none" in fields of every type. */
const isAlike = (one: unknown, other: unknown): boolean =>
  one !== undefined &&
  (one === null || other === null || (typeof one === typeof other && Array.isArray(one) === Array.isArray(other)))

export const forgetDraft = (name: string | null): void => {
  if (name !== null) dropFromTab(name)
}

/** Keeps what is written while it differs from what it began with. */
export function useSavedDraft<D extends FieldValues>(
  name: string | null,
  form: UseFormReturn<D>,
  version: number,
  isDirty: boolean,
): void {
  useEffect(() => {
    if (name === null || !isDirty) return
    const keep = (written: D) => saveInTab(name, { written, before: form.formState.defaultValues, version })
    keep(form.getValues())
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
  }, [name, form, version, isDirty])
  const wasDirty = useRef(false)
  useEffect(() => {
    if (name !== null && wasDirty.current && !isDirty) dropFromTab(name)
    wasDirty.current = isDirty
  }, [name, isDirty])
}
