/** Channels of an organisation: added, changed, removed. What opens them goes in sealed and never comes out. */
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, ChosenRecords, Scope, SecretBox } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Channel, ChannelDraft, OwnKind } from '../contract.ts'
import type { ChannelSecrets } from './channels/sender.ts'
import { enqueue, outboxChannel } from './outbox/enqueue.ts'

interface Row extends Omit<Channel, 'isReady' | 'updatedAt' | 'pausedAt'> {
  sealed: string | null
  updatedAt: Date
  pausedAt: Date | null
}

/** How long the secret of before signs beside the new one. */
const exchangeHours = 24

export async function listChannels(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  secretBox: SecretBox,
): Promise<Channel[]> {
  return (await rowsOf({ orgId, db }, null)).map(row => channelOf(row, secretBox))
}

export async function addChannel(scope: CallScope, secretBox: SecretBox, draft: ChannelDraft): Promise<Channel> {
  if (draft.url === '') throw refuse('invalid', 'notifications.addressFaulty', {}, 'url')
  const secrets: ChannelSecrets = { url: draft.url, secret: requireSecret(draft.kind, draft.secret) }
  const { rows } = await sql<{ id: number }>`
    insert into delivery_channels (org_id, updated_by, updated_at, name, kind, enabled, host, per_minute, sealed)
    values (${scope.orgId}, ${scope.userId}, ${scope.now}, ${draft.name}, ${draft.kind}, ${draft.enabled}, ${hostOf(draft.url)}, ${draft.perMinute}, ${secretBox.seal(secrets).sealed})
    returning id`
    .execute(scope.db)
    .catch(refusingTaken(draft.name))
  return requireChannel(scope, secretBox, rows[0]?.id ?? 0)
}

/** @throws a conflict when it was changed since the version that the draft started from */
export async function changeChannel(
  scope: CallScope,
  secretBox: SecretBox,
  { id, version, ...draft }: ChannelDraft & { id: number; version: number },
): Promise<Channel> {
  const before = await requireRow(scope, id)
  if (before.version !== version) throw refuse('conflict', 'platform.changedSince', { by: before.updatedBy ?? '' })
  if (before.kind !== draft.kind) throw refuse('invalid', 'notifications.kindStays', {}, 'kind')
  const known = secretsOf(before, secretBox)
  const url = draft.url || known?.url
  if (url === undefined) throw refuse('invalid', 'notifications.addressFaulty', {}, 'url')
  // A secret was entered for the address it stands beside: written to another one, it would be told to strangers.
  const secret = draft.secret || (hostOf(url) === before.host ? known?.secret : undefined) || ''
  const secrets: ChannelSecrets = {
    url,
    secret: requireSecret(draft.kind, secret),
    ...previousOf(known, secret, scope.now),
  }
  await sql`
    update delivery_channels set version = version + 1, updated_by = ${scope.userId}, updated_at = ${scope.now}, name = ${draft.name}, enabled = ${draft.enabled},
      host = ${hostOf(url)}, per_minute = ${draft.perMinute}, sealed = ${secretBox.seal(secrets).sealed}
    where org_id = ${scope.orgId} and id = ${id}`
    .execute(scope.db)
    .catch(refusingTaken(draft.name))
  return resumeChannel(scope, secretBox, id)
}

function previousOf(known: ChannelSecrets | null, secret: string, now: Date): Pick<ChannelSecrets, 'previous'> {
  if (known === null || known.secret === '') return {}
  if (known.secret === secret) return known.previous ? { previous: known.previous } : {}
  return {
    previous: { secret: known.secret, until: new Date(now.getTime() + exchangeHours * 3_600_000).toISOString() },
  }
}

export async function removeChannels(
  { orgId, db }: CallScope,
  { ids, allOf, but }: ChosenRecords<object>,
): Promise<{ changed: number }> {
  const chosen = allOf ? sql`id <> all(${[...but]}::int[])` : sql`id = any(${[...ids]}::int[])`
  const { numAffectedRows } = await sql`delete from delivery_channels where org_id = ${orgId} and ${chosen}`.execute(db)
  return { changed: Number(numAffectedRows ?? 0n) }
}

/** What waits for it goes out; its failures are forgotten. */
export async function resumeChannel(scope: CallScope, secretBox: SecretBox, id: number): Promise<Channel> {
  await requireRow(scope, id)
  await sql`delete from delivery_channel_states where org_id = ${scope.orgId} and channel_id = ${id}`.execute(scope.db)
  await sql`select pg_notify(${outboxChannel}, '')`.execute(scope.db)
  return requireChannel(scope, secretBox, id)
}

/** @returns the id of the record, which tells what the other side answered */
export async function testChannel(
  scope: CallScope,
  id: number,
  message: { title: string; line: string },
): Promise<number> {
  const { kind, name } = await requireRow(scope, id)
  const [record] = await enqueue(scope, {
    purpose: 'test',
    receivers: [{ by: kind, channelId: id, name }],
    message: { title: message.title, lines: [message.line], mark: 'test', locale: scope.locale },
  })
  return record ?? 0
}

async function requireChannel(scope: CallScope, secretBox: SecretBox, id: number): Promise<Channel> {
  return channelOf(await requireRow(scope, id), secretBox)
}

async function requireRow(scope: Pick<Scope, 'orgId' | 'db'>, id: number): Promise<Row> {
  const [row] = await rowsOf(scope, id)
  if (!row) throw refuse('missing', 'platform.missing')
  return row
}

/** @param id null: all, which are few */
async function rowsOf({ orgId, db }: Pick<Scope, 'orgId' | 'db'>, id: number | null): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select c.id, c.version, c.updated_at as "updatedAt", coalesce(member_name(c.updated_by), '#' || c.updated_by) as "updatedBy", c.name, c.kind, c.enabled,
      c.per_minute as "perMinute", c.host, c.sealed, coalesce(s.failures, 0) as failures, s.paused_at as "pausedAt", s.problem,
      (select count(*)::int from deliveries d where d.transport = c.kind || ':' || c.org_id || ':' || c.id and d.org_id = c.org_id and d.state = 'waiting') as waiting
    from delivery_channels c left join delivery_channel_states s on s.org_id = c.org_id and s.channel_id = c.id
    where c.org_id = ${orgId} and (${id}::int is null or c.id = ${id}) order by c.name, c.id limit 500`.execute(db)
  return rows
}

const channelOf = ({ sealed, updatedAt, pausedAt, ...row }: Row, secretBox: SecretBox): Channel => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
  pausedAt: pausedAt?.toISOString() ?? null,
  isReady: secretsOf({ sealed }, secretBox) !== null,
})

/** Null: nothing is there, or it was sealed with another key. */
function secretsOf({ sealed }: { sealed: string | null }, secretBox: SecretBox): ChannelSecrets | null {
  if (sealed === null) return null
  try {
    return secretBox.unseal({ sealed }) as ChannelSecrets
  } catch {
    return null
  }
}

/** A webhook is always signed; robots may be protected by words or addresses instead. */
function requireSecret(kind: OwnKind, secret: string): string {
  if (kind === 'webhook' && !/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(secret))
    throw refuse('invalid', 'notifications.webhookSecret', {}, 'secret')
  return secret
}

const hostOf = (url: string): string => new URL(url).origin

const refusingTaken = (name: string) => (error: unknown) => {
  if ((error as { constraint?: string }).constraint === 'delivery_channels_by_name')
    throw refuse('conflict', 'notifications.nameTaken', { name }, 'name')
  throw error
}
