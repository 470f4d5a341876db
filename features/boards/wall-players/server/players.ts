/** Players as they are stored, with when they last asked. */
import type { TouchContent } from '@guanlan/features/boards/big-screens/contract'
import { listScreens, screenWithFigures, touchOfScreen } from '@guanlan/features/boards/big-screens/server'
import { rotationNames, rotationNow } from '@guanlan/features/boards/screen-rotations/server'
import { Refusal, refuse } from '@guanlan/platform/contract'
import {
  type CallScope,
  type Database,
  isoOf,
  type LinkScope,
  recordTable,
  revokeLinks,
  type Scope,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  everySeconds,
  mostPlayers,
  type Pairing,
  type Player,
  type PlayerDraft,
  rotationIn,
  ShownScreen,
  silentMinutes,
} from '../contract.ts'
import { enterCode, purpose } from './pairing.ts'

interface Stored {
  name: string
  screen: string
}

const table = recordTable<Stored, object, 'name'>({
  table: 'wall_players',
  fields: { name: 'name', screen: 'screen' },
  sorts: { name: { value: sql`r.name`, type: 'text' } },
  taken: { wall_players_by_name: ['name', 'wallPlayers.taken'] },
})

const screenOf = (stored: string): ShownScreen => ShownScreen.parse(/^\d+$/.test(stored) ? Number(stored) : stored)

interface Row extends Omit<Player, 'screen' | 'title' | 'isSilent'> {
  screen: string
}

export async function listPlayers(scope: Scope, id?: number): Promise<Player[]> {
  const { orgId, db, now } = scope
  const { rows } = await sql<Row>`
    select p.id, p.version, p.name, p.screen, ${isoOf('p.paired_at')} as "pairedAt", coalesce(member_name(p.paired_by), '#' || p.paired_by) as "pairedBy",
      ${isoOf('p.updated_at')} as "updatedAt", coalesce(member_name(p.updated_by), '#' || p.updated_by) as "updatedBy",
      ${isoOf('b.seen_at')} as "seenAt", b.width, b.height
    from wall_players p left join wall_player_beats b on b.org_id = p.org_id and b.player_id = p.id
    where p.org_id = ${orgId} and ${id === undefined ? sql`true` : sql`p.id = ${id}`} order by p.name, p.id limit ${mostPlayers}`.execute(
    db,
  )
  if (rows.length === 0) return []
  const titles = new Map((await listScreens(scope)).map(({ address, title }) => [address, title]))
  const rotations = await rotationNames(scope)
  const since = now.getTime() - silentMinutes * 60_000
  return rows.map(row => {
    const screen = screenOf(row.screen)
    const rotation = rotationIn(screen)
    const title = rotation === null ? titles.get(`/bigScreen/${row.screen}`) : rotations.get(rotation)
    const isSilent = row.seenAt === null || Date.parse(row.seenAt) < since
    return { ...row, screen, title: title ?? null, isSilent }
  })
}

const one = async (scope: Scope, id: number): Promise<Player> => {
  const [player] = await listPlayers(scope, id)
  if (!player) throw refuse('missing', 'platform.missing')
  return player
}

/** @throws a refusal of `code`, of a taken name, of a screen that is not there, or where there are too many */
export async function pairPlayer(scope: CallScope, system: Database, { code, name, screen }: Pairing): Promise<Player> {
  await requireScreen(scope, screen)
  const { orgId, userId, db, now } = scope
  if ((await table.count(scope, {})) >= mostPlayers)
    throw refuse('conflict', 'wallPlayers.most', { most: String(mostPlayers) })
  const { id } = await table.create(scope, { name, screen: String(screen) })
  await sql`update wall_players set paired_by = ${userId}, paired_at = ${now} where org_id = ${orgId} and id = ${id}`.execute(
    db,
  )
  // Last: what fails before it leaves the code as it is.
  await enterCode(system, { code, orgId, playerId: id, userId, now })
  scope.name(name)
  return one(scope, id)
}

export async function updatePlayer(
  scope: Scope,
  { id, version, name, screen }: PlayerDraft & { id: number; version: number },
): Promise<Player> {
  await requireScreen(scope, screen)
  await table.update(scope, { id, version, name, screen: String(screen) })
  return one(scope, id)
}

export async function removePlayers(scope: CallScope, ids: readonly number[]): Promise<{ changed: number }> {
  for (const objectId of ids) await revokeLinks(scope, { purpose, objectId })
  return table.remove(scope, { ids, allOf: null, but: [] })
}

async function requireScreen(scope: Scope, screen: ShownScreen): Promise<void> {
  const rotation = rotationIn(screen)
  if (rotation !== null && !(await rotationNames(scope)).has(rotation))
    throw refuse('invalid', 'wallPlayers.screenGone', {}, 'screen')
  if (typeof screen === 'string') return
  if (!(await listScreens(scope)).some(({ own }) => own?.id === screen))
    throw refuse('invalid', 'wallPlayers.screenGone', {}, 'screen')
}

/** What the player shows now, as who paired it may see it; its beat is noted. @throws missing: it was ended, or its maker may see it no more */
export async function shownWall(
  { orgId, objectId, db, now, maker, locale }: LinkScope,
  { width, height }: { width: number; height: number },
) {
  const { rows } = await sql<{ screen: string }>`
    select screen from wall_players where org_id = ${orgId} and id = ${objectId}`.execute(db)
  if (!rows[0] || !maker) throw refuse('missing', 'platform.missing')
  await sql`
    insert into wall_player_beats (org_id, player_id, seen_at, width, height) values (${orgId}, ${objectId}, ${now}, ${width}, ${height})
    on conflict (org_id, player_id) do update set seen_at = excluded.seen_at, width = excluded.width, height = excluded.height`.execute(
    db,
  )
  const scope = { ...maker, locale }
  const shown = screenOf(rows[0].screen)
  const rotation = rotationIn(shown)
  if (rotation === null) return { ...(await screenWithFigures(scope, shown as ScreenOfWall)), everySeconds }
  const { screen, seconds } = await rotationNow(scope, rotation)
  return { ...(await screenInTurn(scope, screen)), everySeconds: Math.max(1, Math.min(everySeconds, seconds)) }
}

/** An entry of the screen that it shows now. @throws missing */
export async function touchOfPlayer({ orgId, objectId, db, maker, locale }: LinkScope, place: number) {
  const { rows } = await sql<{ screen: string }>`
    select screen from wall_players where org_id = ${orgId} and id = ${objectId}`.execute(db)
  if (!rows[0] || !maker) throw refuse('missing', 'platform.missing')
  const scope = { ...maker, locale }
  const shown = screenOf(rows[0].screen)
  const rotation = rotationIn(shown)
  const screen = rotation === null ? (shown as ScreenOfWall) : (await rotationNow(scope, rotation)).screen
  return withoutWays(await touchOfScreen(scope, screen, place))
}

/** Nothing on a player leads on. */
const withoutWays = (content: TouchContent): TouchContent => {
  const { figure } = content
  if (!figure) return content
  const { of } = figure
  const shown = of.drawn === 'lines' ? { ...of, lines: of.lines.map(line => ({ ...line, opens: null })) } : of
  return { ...content, figure: { ...figure, opens: null, of: shown } }
}

type ScreenOfWall = Parameters<typeof screenWithFigures>[1]

/** A screen that was removed leaves its turn to the monitoring screen: the wall stays lit. */
async function screenInTurn(scope: Scope, screen: ScreenOfWall) {
  try {
    return await screenWithFigures(scope, screen)
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'missing') throw error
    return screenWithFigures(scope, 'monitorScreen')
  }
}
