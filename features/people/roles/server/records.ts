/** Roles of an organisation as they are kept, and what each save is asked first. */
import { holdersOf } from '@guanlan/features/people/members/server'
import { type Locale, refuse } from '@guanlan/platform/contract'
import { type CallScope, containing, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Draft, givenBy, type Question, type Role } from '../contract.ts'
import { folderNames, requireFolders, requireSeesAll } from './folders.ts'
import { assignTo } from './holders.ts'
import { nameOf, type Tree } from './tree.ts'

type Written = Omit<Draft, 'memberIds'>
type Asked = Pick<Question, 'like'>
interface Chosen {
  ids: readonly number[]
  allOf: Asked | null
  but: readonly number[]
}

const table = recordTable<Written, Asked, Question['sort']>({
  table: 'roles',
  fields: {
    name: 'name',
    note: 'note',
    basedOn: 'based_on',
    granted: 'granted',
    withheld: 'withheld',
    folderIds: 'folder_ids',
  },
  where: ({ like }) => containing(['name', 'note'], like),
  sorts: {
    name: { value: sql`r.name`, type: 'text' },
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
  },
  taken: { roles_org_id_name_key: ['name', 'roles.taken'] },
})

export const rolesOf = (tree: Tree) => {
  async function withNames(
    scope: Scope,
    list: readonly Omit<Role, 'memberIds' | 'holders' | 'functions' | 'folders'>[],
  ) {
    const stored = await holdersOf(
      scope,
      list.map(({ id }) => id),
    )
    const names = await folderNames(
      scope,
      list.flatMap(({ folderIds }) => folderIds),
    )
    return list.map(row => ({
      memberIds: [],
      holders: [],
      folders: row.folderIds.flatMap(id => names.get(id) ?? []),
      ...row,
      ...stored.get(row.id),
      functions: givenBy(tree.builtIn, row).size,
    }))
  }
  const get = async (scope: Scope, id: number): Promise<Role> =>
    (await withNames(scope, [await table.get(scope, id)]))[0] as Role

  async function save(
    scope: CallScope,
    draft: Draft,
    before: Role | null,
    write: (written: Written) => Promise<{ id: number }>,
  ) {
    const { memberIds, ...rest } = draft
    const written = { ...rest, ...differing(tree, rest) }
    requireKnown(tree, draft)
    requireSeesAll(scope)
    await requireFolders(scope, draft.folderIds, before?.folderIds ?? [])
    const stored = await write(written)
    const isGiven = await assignTo(scope, stored.id, memberIds)
    // Whoever gives a role to somebody gives all of it; a change of a role gives what it adds.
    const held = before && !isGiven ? givenBy(tree.builtIn, before) : new Set<string>()
    requireOwn(
      scope,
      tree,
      [...givenBy(tree.builtIn, written)].filter(each => !held.has(each)),
    )
    return get(scope, stored.id)
  }

  return {
    get,
    countChosen: (scope: Scope, chosen: Chosen): Promise<number> => table.countChosen(scope, chosen),
    async pageOfChosen(
      scope: Scope,
      chosen: Chosen,
      page: { sort: string; order: 'asc' | 'desc'; after?: string | undefined; limit: number },
    ) {
      const { list, next } = await table.pageOfChosen(scope, chosen, page)
      return { list: await withNames(scope, list), next }
    },
    async list(scope: Scope, query: Question & { page: number; pageSize: number; after?: string | undefined }) {
      const page = await table.list(scope, query)
      return { ...page, list: await withNames(scope, page.list) }
    },
    add: (scope: CallScope, draft: Draft) => save(scope, draft, null, written => table.create(scope, written)),
    async update(scope: CallScope, { id, version, ...draft }: Draft & { id: number; version: number }) {
      const before = await get(scope, id)
      return save(scope, draft, before, written => table.update(scope, { ...written, id, version }))
    },
    async remove(scope: CallScope, id: number) {
      const { holders, memberIds } = await get(scope, id)
      if (memberIds.length > 0)
        throw refuse('conflict', 'roles.held', { names: holders.join('、'), count: memberIds.length })
      return table.remove(scope, { ids: [id], allOf: null, but: [] })
    },
  }
}

/** @param draft what it adds to the built-in role, which it is taken to differ from */
export async function addDemonstrationRole(scope: Scope, { memberIds, ...written }: Draft): Promise<void> {
  const { id } = await table.create(scope, written)
  await assignTo(scope, id, memberIds)
}

/** Only differences are kept: what the built-in role gives anyway is not added, what it does not give is not withheld. */
function differing({ builtIn }: Tree, { basedOn, granted, withheld }: Pick<Draft, 'basedOn' | 'granted' | 'withheld'>) {
  const base = new Set(basedOn === 'nothing' ? [] : builtIn[basedOn])
  const added = new Set(granted.filter(each => !base.has(each)))
  return {
    granted: [...added].sort(),
    withheld: [...new Set(withheld)].filter(each => base.has(each) && !granted.includes(each)).sort(),
  }
}

function requireKnown({ names }: Tree, draft: Pick<Draft, 'granted' | 'withheld'>): void {
  for (const field of ['granted', 'withheld'] as const)
    for (const name of draft[field])
      if (!names.has(name)) throw refuse('invalid', 'roles.unknownFunction', { name }, field)
}

/** Nobody gives what they do not have. The operator gives everything. */
function requireOwn(scope: CallScope, tree: Tree, given: readonly string[]): void {
  if (scope.isOperator) return
  const beyond = given.filter(each => !scope.may(each))
  if (beyond.length > 0)
    throw refuse('forbidden', 'roles.beyondYours', { names: namesOf(tree, beyond, scope.locale) }, 'granted')
}

export const namesOf = ({ names }: Tree, ids: readonly string[], locale: Locale): string =>
  ids.map(id => nameOf(names, id, locale)).join('、')
