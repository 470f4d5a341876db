/** What the form of a record is made of; `useDraft` makes it, fields and frames read it. */

import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { ConflictField } from './ConflictPanel.tsx'

/** A record as the server keeps it. */
export interface RecordFields {
  id: number
  version: number
  updatedAt?: string
  updatedBy?: string | null
}

/** How a field is called and its value shown where both versions of a record stand beside each other. */
export interface DraftField {
  label: string
  say: (value: never) => ReactNode
}

export interface DraftConflict {
  /** The sentence of the refusal, naming who saved. */
  said: string
  at: string | null
  fields: ConflictField[]
}

export interface Draft<D extends FieldValues, R extends RecordFields = RecordFields> {
  form: UseFormReturn<D>
  /** The record as it was saved last; null while it is new. */
  stored: R | null
  isDirty: boolean
  isSaving: boolean
  /** What is written was written before: in an earlier visit, or before a reload. */
  isRestored: boolean
  /** How many fields are wrong. */
  errors: number
  /** Why the last save failed, unless it is said at a field. */
  fault: unknown
  conflict: DraftConflict | null
  save: () => Promise<void>
  discard: () => void
  takeTheirs: () => void
  saveMine: () => Promise<void>
  /** By name of the field; each field puts itself in. */
  fields: Map<string, DraftField>
}
