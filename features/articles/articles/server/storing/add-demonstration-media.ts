/** Invented media and accounts of the demonstration. They go with its articles (remove-demonstration.ts). */
import { jsonRows, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { MediaType } from '../../contract.ts'
import { mediaLevelCode, mediaTypeCode } from '../codes.ts'

export interface InventedMedium {
  name: string
  mediaType: MediaType
  level: Parameters<typeof mediaLevelCode>[0]
  region: number | null
  /** The house it belongs to, by its name. */
  body: string | null
  formerNames: readonly string[]
}
export interface InventedAccount {
  name: string
  mediaType: MediaType
  /** Empty: the media type says it. */
  platform: string
  verified: 0 | 1 | 2
  followers: number
  /** The medium whose it is, by its name. */
  medium: string | null
}

/** Names that are there already stay as they are. */
export async function addDemonstrationMedia(
  tx: Tx,
  { media, accounts }: { media: readonly InventedMedium[]; accounts: readonly InventedAccount[] },
): Promise<void> {
  const rows = media.map(({ name, mediaType, level, region, body }) => ({
    ...{ name, region, body, media_type: mediaTypeCode(mediaType), level: mediaLevelCode(level) },
  }))
  await sql`
    insert into media (name, media_type, level, region, demonstration)
    select g.name, g.media_type, g.level, g.region, true from json_to_recordset(${jsonRows(rows)}::json) as g (name text, media_type smallint, level smallint, region int)
    on conflict (name) do nothing`.execute(tx)
  await sql`
    update media m set body_id = b.id from json_to_recordset(${jsonRows(rows)}::json) as g (name text, body text) join media b on b.name = g.body
    where m.name = g.name and m.demonstration and m.body_id is null and b.body_id is null and b.id <> m.id`.execute(tx)
  const names = media.flatMap(({ name, formerNames }) => formerNames.map(former => ({ name, former })))
  await sql`
    insert into media_names (name, media_id, kind)
    select g.former, m.id, 'alias' from json_to_recordset(${jsonRows(names)}::json) as g (name text, former text) join media m on m.name = g.name and m.demonstration
    where not exists (select from media o where o.name = g.former) on conflict (name) do nothing`.execute(tx)
  const of = accounts.map(({ mediaType, ...each }) => ({ ...each, media_type: mediaTypeCode(mediaType) }))
  await sql`
    insert into media_accounts (media_type, platform, name, verified, verified_on, followers, followers_on, first_seen, last_seen, media_id, demonstration)
    select g.media_type, g.platform, g.name, g.verified, current_date, g.followers, current_date, current_date - 30, current_date, m.id, true
    from json_to_recordset(${jsonRows(of)}::json) as g (media_type smallint, platform text, name text, verified smallint, followers int, medium text)
    left join media m on m.name = g.medium on conflict do nothing`.execute(tx)
}
