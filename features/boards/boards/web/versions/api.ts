/** Calls of drafts, versions and files as both features have them. */
import type { ImportedLayout, Layout, LayoutDraft, LayoutFile, LayoutVersion } from '../../contract.ts'

type Acting<In, Out> = { act(input: In): Promise<{ data: Out; operation: number | null }> }
type ById = { params: { id: number } }

export interface LayoutApi {
  versions(input: ById, options?: { signal?: AbortSignal }): Promise<LayoutVersion[]>
  bringBack: Acting<ById & { body: { number: number; version: number } }, { name: string; version: number }>
  getDraft(input: ById, options?: { signal?: AbortSignal }): Promise<{ draft: LayoutDraft | null }>
  saveDraft: Acting<ById & { body: { version: number; layout: Layout } }, LayoutDraft>
  dropDraft: Acting<ById, { changed: number }>
  getFile(input: ById): Promise<LayoutFile>
}

export interface ImportApi {
  importLayout: Acting<{ body: LayoutFile }, ImportedLayout>
}
