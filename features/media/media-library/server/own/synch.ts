/** Own media beside the shared library, field by field. */
import { spellingOf } from '@guanlan/features/articles/articles/server/storing'
import type { Scope } from '@guanlan/platform/server'
import { type ChosenOwn, type Difference, mostDifferences, type OrgMedium, type SharedField } from '../../contract.ts'
import { levelCode, typeCode } from '../codes.ts'
import { chosenOwn } from './save.ts'
import { sharedWords, showOwn } from './shown.ts'
import { ownTable, type StoredOwn } from './table.ts'

const atOnce = 500

export function differencesOf(row: OrgMedium): Difference['fields'] {
  if (row.shared === null) return []
  const shared = sharedWords(row.shared)
  return (Object.keys(shared) as SharedField[])
    .filter(field => row[field] !== shared[field])
    .map(field => ({ field, ours: row[field], shared: shared[field], isWritten: row.written.includes(field) }))
}

async function* shownChosen(scope: Scope, chosen: ChosenOwn): AsyncGenerator<OrgMedium> {
  const request = await chosenOwn(scope, chosen)
  let after: string | undefined
  do {
    const { list, next } = await ownTable.pageOfChosen(scope, request, {
      sort: 'name',
      order: 'asc',
      after,
      limit: atOnce,
    })
    yield* await showOwn(scope, list)
    after = next ?? undefined
  } while (after !== undefined)
}

export async function previewSynch(scope: Scope, chosen: ChosenOwn): Promise<{ list: Difference[]; total: number }> {
  const list: Difference[] = []
  let total = 0
  for await (const row of shownChosen(scope, chosen)) {
    const fields = differencesOf(row)
    if (fields.length === 0) continue
    total++
    if (list.length < mostDifferences) list.push({ id: row.id, version: row.version, name: row.name, fields })
  }
  return { list, total }
}

export async function synch(
  scope: Scope,
  { take, ...chosen }: ChosenOwn & { take?: readonly { id: number; fields: readonly SharedField[] }[] | undefined },
): Promise<{ changed: number }> {
  const ticked = take && new Map(take.map(({ id, fields }) => [id, fields]))
  const of: ChosenOwn = ticked ? { ids: [...ticked.keys()], idList: [], allOf: null, but: [] } : chosen
  let changed = 0
  for await (const row of shownChosen(scope, of)) {
    const taken = differencesOf(row)
      .filter(({ field, isWritten }) => (ticked ? ticked.get(row.id)?.includes(field) : !isWritten))
      .map(({ field }) => field)
    if (taken.length === 0 || row.shared === null) continue
    await ownTable.set(scope, row.id, partOf(sharedWords(row.shared), taken, row.written))
    changed++
  }
  return { changed }
}

/** A field that is taken over is nobody's own words any more. */
function partOf(
  shared: ReturnType<typeof sharedWords>,
  taken: readonly SharedField[],
  written: readonly SharedField[],
): Partial<StoredOwn> {
  const { name, mediaType, level, region, website } = shared
  const all: Partial<StoredOwn> = {
    name: name.slice(0, 200),
    mediaType: typeCode(mediaType),
    level: levelCode(level),
    region,
    website,
  }
  const part: Partial<StoredOwn> = Object.fromEntries(
    Object.entries(all).filter(([field]) => taken.some(each => each === field)),
  )
  return {
    ...part,
    ...(part.name !== undefined && { spelled: spellingOf([part.name]) }),
    written: written.filter(field => !taken.includes(field)),
  }
}
