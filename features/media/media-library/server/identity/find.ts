/** Looks each night which media and accounts of the shared library may be one, and keeps what it finds as offers. */
import { platformMarks } from '@guanlan/features/articles/articles/contract'
import {
  mediaFirstTogether,
  type PublisherNames,
  sharedAccountNames,
  sharedMediaNames,
} from '@guanlan/features/articles/articles/server/questions'
import { type Database, hostOf, jsonRows } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { describePublisher, fewestTogether, type LikelyPair, likelyPairs } from './likely-pairs.ts'

const atOnce = 2_000
const daysLooked = 30
/** The best of them: nobody answers more. */
const mostOffers = 5_000

type Described = ReturnType<typeof describePublisher>

export async function findIdentities(db: Database, now = new Date()): Promise<void> {
  const range = { from: new Date(now.getTime() - daysLooked * 86_400_000), to: now }
  const media = await described('m', page => sharedMediaNames(db, page, range))
  const accounts = await described('a', page => sharedAccountNames(db, page))
  const together = await mediaFirstTogether(db, range, fewestTogether)
  const pairs = likelyPairs(
    [...media, ...accounts],
    together.map(({ one, other, times }) => ({ one: `m${one}`, other: `m${other}`, times })),
  )
  const houses = new Map(media.map(({ ref, bodyId }) => [ref, bodyId]))
  await saveOffers(
    db,
    pairs.slice(0, mostOffers).map(pair => rowOf(pair, houses)),
  )
}

/** Page after page, so that whatever else the process does goes on between them. */
async function described(
  kind: 'm' | 'a',
  next: (page: { after: number; most: number }) => Promise<PublisherNames[]>,
): Promise<Described[]> {
  const all: Described[] = []
  for (let after = 0; ; ) {
    const rows = await next({ after, most: atOnce })
    for (const { id, hosts, ...row } of rows)
      all.push(describePublisher({ ...row, ref: `${kind}${id}`, domains: domainsOf(hosts) }))
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return all
    after = last.id
  }
}

const hostsOfPlatforms = Object.values(platformMarks).flatMap(({ hosts }) => hosts)
const isPlatform = (host: string) => hostsOfPlatforms.some(each => host === each || host.endsWith(`.${each}`))

/** Registrable domains; those of platforms say nothing of who writes there. */
function domainsOf(hosts: readonly string[]): string[] {
  const domains = hosts.flatMap(host => {
    const address = `http://${host.toLowerCase()}`
    return URL.canParse(address) && !isPlatform(new URL(address).hostname) ? [hostOf(address)] : []
  })
  return [...new Set(domains)]
}

/** A house stands in no other one: what belongs to a medium of a house belongs to that. */
function rowOf({ base, other, kind, score, reasons }: LikelyPair, houses: ReadonlyMap<string, number | null>) {
  const isAccount = other.startsWith('a')
  const house = kind === 'body' && !isAccount ? houses.get(base) : null
  const id = Number(other.slice(1))
  return {
    ...{ base_id: house ?? Number(base.slice(1)), kind, score: Math.round(score * 100), reasons },
    ...(isAccount ? { media_id: null, account_id: id } : { media_id: id, account_id: null }),
  }
}

/** An offer that is found again keeps its id; what is not found any more goes. */
async function saveOffers(db: Database, found: readonly ReturnType<typeof rowOf>[]): Promise<void> {
  const rows = [...new Map(found.map(row => [`${row.base_id} ${row.media_id} ${row.account_id}`, row])).values()]
  await db.transaction().execute(async tx => {
    const given = sql`json_to_recordset(${jsonRows(rows)}::json) as g (base_id int, media_id int, account_id int, kind text, score smallint, reasons jsonb)`
    await sql`
      insert into media_identity_offers (base_id, media_id, account_id, kind, score, reasons)
      select g.base_id, g.media_id, g.account_id, g.kind, g.score, g.reasons from ${given}
      on conflict (base_id, media_id, account_id) do update set kind = excluded.kind, score = excluded.score, reasons = excluded.reasons`.execute(
      tx,
    )
    await sql`
      delete from media_identity_offers o where not exists (
        select from ${given} where g.base_id = o.base_id and g.media_id is not distinct from o.media_id and g.account_id is not distinct from o.account_id)`.execute(
      tx,
    )
  })
}
