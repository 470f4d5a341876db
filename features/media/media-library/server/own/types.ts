/** The dictionary of what media are to an organisation (libraryType): that of the product until an administrator writes another one. */
import { refuse, say } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import { builtInTypes, type LibraryType } from '../../contract.ts'
import { strings } from '../../strings.ts'

type TypeRow = z.infer<typeof LibraryType>

export async function listTypes({ db, orgId, locale }: Scope): Promise<TypeRow[]> {
  const { rows } = await sql<{ code: string; name: string; used: number }>`
    select t.code, t.name, (select count(*)::int from org_media r where r.org_id = ${orgId} and r.library_type = t.code) as used
    from (
      select code, name, position from org_media_types where org_id = ${orgId}
      union all
      select b.code, '', b.position::int from unnest(${[...builtInTypes]}::text[]) with ordinality b (code, position)
      where not exists (select from org_media_types where org_id = ${orgId})
    ) t order by t.position, t.code`.execute(db)
  return rows.map(({ code, name, used }) => {
    const isBuiltIn = builtInTypes.some(each => each === code)
    const word = builtInTypes.find(each => each === code)
    return { code, name: name === '' && word ? say(strings[`type_${word}`], locale) : name, isBuiltIn, used }
  })
}

export async function requireType(scope: Scope, code: string): Promise<void> {
  if (!(await listTypes(scope)).some(type => type.code === code))
    throw refuse('invalid', 'mediaLibrary.typeMissing', {}, 'libraryType')
}

export async function saveTypes(
  scope: Scope,
  written: readonly { code?: string | undefined; name: string }[],
): Promise<TypeRow[]> {
  const { db, orgId } = scope
  await sql`select pg_advisory_xact_lock(hashtext('org_media_types'), ${orgId})`.execute(db)
  const known = await listTypes(scope)
  const taken = new Set(known.map(({ code }) => code))
  const names = new Set<string>()
  const next = written.map(({ code, name }, position) => {
    const at = `list.${position}.name`
    if (names.has(name.toLowerCase())) throw refuse('invalid', 'mediaLibrary.typeTwice', { name }, at)
    names.add(name.toLowerCase())
    const before = code === undefined ? undefined : known.find(each => each.code === code)
    if (code !== undefined && !before) throw refuse('invalid', 'mediaLibrary.typeMissing', {}, `list.${position}.code`)
    // What is called as the product calls it follows the language of its reader.
    return {
      code: before?.code ?? freeCode(taken),
      name: before?.isBuiltIn && before.name === name ? '' : name,
      position,
    }
  })
  const gone = known.find(type => type.used > 0 && !next.some(({ code }) => code === type.code))
  if (gone) throw refuse('conflict', 'mediaLibrary.typeUsed', { name: gone.name, count: gone.used }, 'list')
  await sql`delete from org_media_types where org_id = ${orgId} and code <> all(${next.map(({ code }) => code)}::text[])`.execute(
    db,
  )
  await sql`
    insert into org_media_types (org_id, code, name, position)
    select ${orgId}, g.code, g.name, g.position from json_to_recordset(${JSON.stringify(next)}::json) g (code text, name text, position int)
    on conflict (org_id, code) do update set name = excluded.name, position = excluded.position`.execute(db)
  return listTypes(scope)
}

function freeCode(taken: Set<string>): string {
  for (let n = 1; ; n++) {
    const code = `t${n}`
    if (taken.has(code)) continue
    taken.add(code)
    return code
  }
}
