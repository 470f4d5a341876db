/** What became of media of a campaign is written down: of one with its version, or of many at once. */
import { namesOfJournalists } from '@guanlan/features/media/journalists/server'
import { refuse } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { CampaignMedium, Change, Stage } from '../contract.ts'
import { chosenMedia, requireMedium, rowsOfChosen, showOne } from './records.ts'
import { mediaTable, type Stored } from './table.ts'

/** The fields of a change that were given, as they are stored. */
type Given = Partial<
  Pick<Stored, 'stage' | 'journalistId' | 'journalist' | 'promisedPlace' | 'promisedOn' | 'cost' | 'note'>
>

interface Done {
  changed: number
  left: number
  medium: CampaignMedium | null
}

export async function updateMedia(scope: Scope, { id, version, ...change }: Change): Promise<Done> {
  const { ids, idList, allOf, but, ...fields } = change
  if (id === undefined) {
    if (ids.length === 0 && idList.length === 0 && allOf === null)
      throw refuse('invalid', 'campaignMedia.chooseSome', {}, 'ids')
    return { ...(await updateMany(scope, change, await givenOf(scope, fields))), medium: null }
  }
  const before = await requireMedium(scope, id)
  // The state of one that has published is not written: a form sends it back as it was.
  const { state, ...rest } = fields
  const given = await givenOf(scope, before.published && state === 'published' ? rest : fields)
  if (version === undefined) {
    await mediaTable.set(scope, id, given)
    return { changed: 1, left: 0, medium: await showOne(scope, await requireMedium(scope, id)) }
  }
  const { updatedAt: _at, updatedBy: _by, version: _version, ...stored } = before
  const after = await mediaTable.update(scope, { ...stored, ...given, version })
  return { changed: 1, left: 0, medium: await showOne(scope, after) }
}

type Fields = Omit<Change, 'id' | 'version' | 'ids' | 'idList' | 'allOf' | 'but'>

/** @throws a refusal of the field */
async function givenOf(scope: Scope, { state, cost, journalistId, journalist, ...fields }: Fields): Promise<Given> {
  if (state === 'published') throw refuse('invalid', 'campaignMedia.publishedFollows', {}, 'state')
  if (cost !== undefined && !scope.may('campaigns.money'))
    throw refuse('forbidden', 'campaignMedia.costForbidden', {}, 'cost')
  if (journalistId && !(await namesOfJournalists(scope, [journalistId])).has(journalistId))
    throw refuse('invalid', 'campaignMedia.journalistMissing', {}, 'journalistId')
  const given: Given = {
    ...(state !== undefined && { stage: state as Stage }),
    ...(cost !== undefined && { cost }),
    ...(journalistId !== undefined && { journalistId }),
    // Of somebody in the book no second name stands here: the book alone forgets people.
    ...(journalistId ? { journalist: '' } : journalist !== undefined && { journalist }),
  }
  for (const field of ['promisedPlace', 'promisedOn', 'note'] as const)
    if (fields[field] !== undefined) Object.assign(given, { [field]: fields[field] })
  return given
}

const columns: Readonly<Record<keyof Given, string>> = {
  stage: 'stage',
  journalistId: 'journalist_id',
  journalist: 'journalist',
  promisedPlace: 'promised_place',
  promisedOn: 'promised_on',
  cost: 'cost',
  note: 'note',
}

/** Those that have it so already stay as they are; the state of those that have published is left alone. */
async function updateMany(
  scope: Scope,
  chosen: Pick<Change, 'ids' | 'idList' | 'allOf' | 'but'>,
  given: Given,
): Promise<{ changed: number; left: number }> {
  const { db, orgId, userId, now } = scope
  const rows = await rowsOfChosen(scope, await chosenMedia(scope, chosen))
  if (rows.length === 0 && chosen.allOf === null) throw refuse('missing', 'campaignMedia.missing')
  const { stage, ...others } = given
  const published = stage === undefined ? [] : rows.filter(row => row.published)
  const values: RawBuilder<unknown>[] = []
  const differing: RawBuilder<unknown>[] = []
  const set = (field: keyof Given, value: RawBuilder<unknown>) => {
    const column = sql.ref(columns[field])
    values.push(sql`${column} = ${value}`)
    differing.push(sql`r.${column} is distinct from ${value}`)
  }
  for (const [field, value] of Object.entries(others) as [keyof Given, unknown][]) {
    const type =
      field === 'cost' ? 'float8' : field === 'promisedOn' ? 'date' : field === 'journalistId' ? 'int' : 'text'
    set(field, sql`${value}::${sql.raw(type)}`)
  }
  if (stage !== undefined) set('stage', sql`case when r.published then r.stage else ${stage}::text end`)
  if (values.length === 0) return { changed: 0, left: 0 }
  const { numAffectedRows } = await sql`
    update activity_media r set ${sql.join(values)}, version = version + 1, updated_by = ${userId}, updated_at = ${now}
    where r.org_id = ${orgId} and r.id = any(${numberList(rows.map(({ id }) => id))}::int[]) and (${sql.join(differing, sql` or `)})`.execute(
    db,
  )
  return { changed: Number(numAffectedRows ?? 0n), left: published.length }
}
