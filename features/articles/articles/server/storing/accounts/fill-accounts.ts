/** Accounts of articles that were stored before accounts were rows, newest first, a page at a time, beside everything else. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { MediaType } from '../../../contract.ts'
import { mediaTypeWord } from '../../codes.ts'
import { saveSenders } from './save-senders.ts'

/** Articles of a page. */
const atOnce = 1_000
/** The second round begins so long after the first: processes of the version before have ended by then. */
const secondRoundMs = 3_600_000

interface StoredSender {
  id: string
  author: string | null
  account: { followers?: number; verified?: number } | null
  mediaType: number
  media: string
  mediaId: number
  url: string | null
  publishedAt: Date
  onlyOrg: number | null
  demonstration: boolean
}

/** @returns whether there is more to do at once */
export async function fillAccounts(db: Database): Promise<boolean> {
  return db.transaction().execute(async tx => {
    const { rows: places } = await sql<{ round: number; below: string | null }>`
      select round, below::text from media_account_fillings f
      where ended_at is null and (round = 1 or exists (
        select from media_account_fillings b where b.round = f.round - 1 and b.ended_at < now() - ${secondRoundMs} * interval '1 millisecond'))
      order by round limit 1 for update skip locked`.execute(tx)
    const [place] = places
    if (!place) return false
    // Organisations that are gone have no accounts.
    const { rows } = await sql<StoredSender>`
      select a.id::text, case when a.only_org is null or o.id is not null then a.author end as author, a.account, a.media_type as "mediaType", m.name as media, m.id as "mediaId",
        a.url, a.published_at as "publishedAt", a.only_org as "onlyOrg", a.demonstration
      from (select * from articles where id < ${place.below ?? '9223372036854775807'}::bigint order by id desc limit ${atOnce}) a
      join media m on m.id = a.media_id left join organisations o on o.id = a.only_org order by a.id desc`.execute(tx)
    await saveSenders(
      tx,
      rows.map(({ mediaType, ...row }) => ({ ...row, mediaType: mediaTypeWord(mediaType) satisfies MediaType })),
      new Map(rows.map(({ media, mediaId }) => [media, mediaId])),
    )
    const last = rows.at(-1)?.id ?? null
    await sql`
      update media_account_fillings set below = ${last}::bigint, ended_at = ${last === null ? sql`now()` : sql`null`}
      where round = ${place.round}`.execute(tx)
    return last !== null
  })
}
