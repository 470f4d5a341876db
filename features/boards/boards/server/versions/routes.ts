/** The calls of drafts, versions and files, of boards and of big screens. */

import type { CallScope, Scope } from '@guanlan/platform/server'
import type { ImportedLayout, Layout, LayoutFile } from '../../contract.ts'
import { nameLength } from '../../contract.ts'
import { fileOf, layoutOfFile } from './file.ts'
import { namesOf } from './names.ts'
import { dropDraft, getDraft, keepVersion, type LayoutOwner, listVersions, saveDraft, versionOf } from './stored.ts'

interface Facts {
  id: number
  version: number
  name: string
  updatedAt: string
  updatedBy: string | null
}

/** What a feature says of its layouts. */
interface Layouts<Row extends Facts> {
  of: LayoutOwner['of']
  get(scope: Scope, id: number): Promise<Row>
  layoutOf(row: Row): Layout
  /** As `update` of its records does. */
  update(scope: Scope, row: Row, layout: Layout, version: number): Promise<Row>
  create(scope: Scope, layout: Layout): Promise<Row>
  /** Those that are taken. */
  names(scope: Scope): Promise<ReadonlySet<string>>
}

export function layoutRoutes<Row extends Facts>(layouts: Layouts<Row>) {
  const owner = (id: number): LayoutOwner => ({ of: layouts.of, id })
  /** It is there, and this organisation's. @throws missing */
  const required = async (scope: CallScope, id: number): Promise<LayoutOwner> => {
    const row = await layouts.get(scope, id)
    // For the record of acts: a draft has no name of its own.
    scope.name(row.name)
    return owner(row.id)
  }
  const saved = async (scope: Scope, before: Row, after: Row, backTo: number | null = null): Promise<Row> => {
    const was = { layout: layouts.layoutOf(before), at: before.updatedAt }
    await keepVersion(scope, owner(after.id), layouts.layoutOf(after), was, backTo)
    await dropDraft(scope, owner(after.id))
    return after
  }
  return {
    /** A new one is its first version. */
    created: async (scope: Scope, row: Row): Promise<Row> => {
      await keepVersion(scope, owner(row.id), layouts.layoutOf(row), null)
      return row
    },
    saved,
    routes: {
      versions: async (scope: Scope, { params }: { params: { id: number } }) => {
        const row = await layouts.get(scope, params.id)
        const now = { layout: layouts.layoutOf(row), at: row.updatedAt, by: row.updatedBy }
        return listVersions(scope, owner(row.id), now)
      },
      bringBack: async (
        scope: Scope,
        { params, body }: { params: { id: number }; body: { number: number; version: number } },
      ) => {
        const before = await layouts.get(scope, params.id)
        const layout = await versionOf(scope, owner(before.id), body.number)
        return saved(scope, before, await layouts.update(scope, before, layout, body.version), body.number)
      },
      getDraft: async (scope: CallScope, { params }: { params: { id: number } }) => ({
        draft: await getDraft(scope, await required(scope, params.id)),
      }),
      saveDraft: async (
        scope: CallScope,
        { params, body }: { params: { id: number }; body: { version: number; layout: Layout } },
      ) => saveDraft(scope, await required(scope, params.id), body),
      dropDraft: async (scope: CallScope, { params }: { params: { id: number } }) =>
        dropDraft(scope, await required(scope, params.id)),
      getFile: async (scope: Scope, { params }: { params: { id: number } }) =>
        fileOf(layouts.layoutOf(await layouts.get(scope, params.id)), await namesOf(scope)),
      importLayout: async (scope: Scope, { body }: { body: LayoutFile }): Promise<ImportedLayout> => {
        const { layout, missing } = layoutOfFile(body, await namesOf(scope), scope.locale)
        const name = freeName(layout.name, await layouts.names(scope))
        const { id } = await layouts.create(scope, { ...layout, name })
        return { id, name, missing }
      },
    },
  }
}

/** Its own where that is free, else a numbered one. Pure. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name
  for (let number = 2; taken.has(free); number++) {
    const tail = ` ${number}`
    free = name.slice(0, nameLength - tail.length) + tail
  }
  return free
}
