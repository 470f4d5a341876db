/** Rows of a file become media of campaigns: one that stands in its campaign already is changed where the file says more. */
import { campaignRows } from '@guanlan/features/campaigns/campaigns/server'
import { journalistsNamed } from '@guanlan/features/media/journalists/server'
import { entriesOf, refsCalled } from '@guanlan/features/media/media-library/server'
import { type Refusal, refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Imported, mostMedia } from '../contract.ts'
import { putInto } from './add.ts'
import { type MediumOfCampaign, mediaOfCampaign, mediaOfCampaigns } from './of-campaign.ts'
import { mediaTable, type Stored } from './table.ts'

/** @param of `fields`: those that the file has */
export async function absorbMedia(scope: Scope, rows: readonly Imported[], { fields }: { fields: readonly string[] }) {
  const campaigns = await campaignsNamed(scope, rows)
  const refs = await refsCalled(
    scope,
    rows.map(({ name }) => name),
  )
  const entries = await entriesOf(scope, [...refs.values()])
  const people = await journalistsNamed(scope, rows.map(({ journalist }) => journalist).filter(Boolean))
  const refused: { at: number; refusal: Refusal }[] = []
  const done = { added: 0, changed: 0 }
  const known = new Map<number, MediumOfCampaign[]>()
  for (const [at, row] of rows.entries()) {
    const campaignId = campaigns.get(row.campaign)
    if (campaignId === undefined) {
      refused.push({
        at,
        refusal: refuse('invalid', 'campaignMedia.campaignMissing', { name: row.campaign }, 'campaign'),
      })
      continue
    }
    if (row.cost !== null && !scope.may('campaigns.money')) {
      refused.push({ at, refusal: refuse('forbidden', 'campaignMedia.costForbidden', {}, 'cost') })
      continue
    }
    let there = known.get(campaignId) ?? (await mediaOfCampaign(scope, campaignId))
    const entry = entries.get(refs.get(row.name) ?? '')
    const isRow = (each: MediumOfCampaign) =>
      entry ? each.entry === entry.entry : each.entry === null && each.name.toLowerCase() === row.name.toLowerCase()
    const before = there.find(isRow)
    if (!before && there.length >= mostMedia) {
      refused.push({ at, refusal: refuse('invalid', 'campaignMedia.tooMany', { most: String(mostMedia) }, 'name') })
      continue
    }
    if (!before) {
      await putInto(scope, campaignId, {
        entries: entry ? [entry] : [],
        names: entry ? [] : [row.name],
        stage: row.state,
      })
      there = await mediaOfCampaign(scope, campaignId)
      done.added++
    }
    known.set(campaignId, there)
    const id = there.find(isRow)?.id
    if (id === undefined) continue
    const given = givenOf(row, fields, people)
    const stored = await mediaTable.get(scope, id)
    const { version } = await mediaTable.set(scope, id, given)
    if (before && version !== stored.version) done.changed++
  }
  return { ...done, left: [], refused }
}

/** Those that stand in their campaign already, by whether their row says something else; nothing is changed. */
export async function compareMedia(
  scope: Scope,
  rows: readonly Imported[],
  { fields }: { fields: readonly string[] },
): Promise<{ changed: number[]; same: number[] }> {
  const campaigns = await campaignsNamed(scope, rows)
  const refs = await refsCalled(
    scope,
    rows.map(({ name }) => name),
  )
  const people = await journalistsNamed(scope, rows.map(({ journalist }) => journalist).filter(Boolean))
  const media = await mediaOfCampaigns(scope, [...new Set(campaigns.values())])
  const there = Map.groupBy(media, ({ campaignId }) => campaignId)
  const known = rows.flatMap((row, at) => {
    const entry = refs.get(row.name)
    const medium = there
      .get(campaigns.get(row.campaign) ?? 0)
      ?.find(each =>
        entry === undefined
          ? each.entry === null && each.name.toLowerCase() === row.name.toLowerCase()
          : each.entry === entry,
      )
    return medium ? [{ at, row, id: medium.id }] : []
  })
  const { list } = await mediaTable.pageOfChosen(
    scope,
    { ids: known.map(({ id }) => id), allOf: null, but: [] },
    { sort: 'position', order: 'asc', limit: known.length },
  )
  const storedOf = new Map(list.map(each => [each.id, each]))
  const compared = { changed: [] as number[], same: [] as number[] }
  for (const { at, row, id } of known) {
    const stored: Partial<Stored> = storedOf.get(id) ?? {}
    const differs = Object.entries(givenOf(row, fields, people)).some(
      ([field, value]) => JSON.stringify(stored[field as keyof Stored]) !== JSON.stringify(value),
    )
    const group = differs ? compared.changed : compared.same
    group.push(at)
  }
  return compared
}

/** What a row says; an empty cell says nothing. */
function givenOf(row: Imported, fields: readonly string[], people: ReadonlyMap<string, number>): Partial<Stored> {
  const given: Partial<Stored> = {}
  if (fields.includes('state')) given.stage = row.state
  if (row.journalist !== '') {
    const id = people.get(row.journalist)
    Object.assign(
      given,
      id === undefined ? { journalistId: null, journalist: row.journalist } : { journalistId: id, journalist: '' },
    )
  }
  if (row.promisedPlace !== '') given.promisedPlace = row.promisedPlace
  if (row.promisedOn !== null) given.promisedOn = row.promisedOn
  if (row.cost !== null) given.cost = row.cost
  if (row.note !== '') given.note = row.note
  return given
}

async function campaignsNamed({ db, orgId }: Scope, rows: readonly Imported[]): Promise<ReadonlyMap<string, number>> {
  const names = [...new Set(rows.map(({ campaign }) => campaign))]
  const { rows: found } = await sql<{ id: number; name: string }>`
    select c.id, c.name from ${campaignRows} c where c.org_id = ${orgId} and c.name = any(${names}::text[])`.execute(db)
  return new Map(found.map(({ id, name }) => [name, id]))
}
