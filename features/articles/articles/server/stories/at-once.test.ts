// Batches that are stored at once, by several workers: what comes of it is what one after the other would leave.

import { type Databases, type Tx, withScope } from '@guanlan/platform/server'
import { cases } from '@guanlan/platform/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { randomText } from '../../../../../engine/text/testing/random-text.ts'
import { correct } from '../facts/correct.ts'
import type { NewArticle } from '../new-article.ts'
import { finaliseArticles, type InsertedArticles, writeArticles } from '../storing/index.ts'
import { newArticle } from '../testing/new-article.ts'
import { openWithOrganisations } from '../testing/organisations.ts'
import { storeArticles } from '../testing/store-articles.ts'
import type { ShingleMemory } from './known.ts'

let databases: Databases
beforeAll(async () => {
  const opened = await openWithOrganisations(7, 8)
  databases = opened.databases
  // A medium that is new is another matter: who brings it first is waited for.
  await arrive(copy('seed', '短'))
  return opened.close
})
const tables =
  'hits org_articles article_grams article_shingles article_likeness cluster_decisions article_identities story_turns articles'.split(
    ' ',
  )
const empty = async () => {
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(databases.worker)
}
beforeEach(empty)

const hitsOf = (...orgs: number[]) => orgs.map(orgId => ({ orgId, monitorId: orgId * 100, version: 1 }))
const copy = (title: string, body: string, more: Partial<NewArticle> = {}) =>
  newArticle({ title, body, hits: hitsOf(7), ...more })
const arrive = (...batch: NewArticle[]) =>
  databases.worker.transaction().execute(tx => storeArticles(tx, batch, new Map()))

/** Writes these, lets something else happen, and only then takes the turn. */
async function meanwhile(
  batch: NewArticle[],
  other: (tx: Tx, written: InsertedArticles) => Promise<unknown>,
): Promise<void> {
  await databases.worker.transaction().execute(async tx => {
    const written = await writeArticles(tx, batch, new Map())
    await other(tx, written)
    await finaliseArticles(tx, written, new Map())
  })
}

interface Line {
  identity: string
  title: string
  story: number
  facts: string | null
  hits: string | null
}
/** Everything that storing leaves, an article a line. */
async function lines(): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select a.identity, a.title, a.cluster_id as story,
      (select string_agg(concat_ws(' ', o.org_id, o.sentiment, o.cluster_id = a.cluster_id), ',' order by o.org_id) from org_articles o where o.article_id = a.id) as facts,
      (select string_agg(concat_ws(' ', h.monitor_id, h.sentiment, h.cluster_id = a.cluster_id), ',' order by h.monitor_id) from hits h where h.article_id = a.id) as hits
    from articles a order by a.title, a.identity`.execute(databases.worker)
  return rows
}
/** Titles by story: `a b | c`. */
const partition = (all: readonly Line[]): string =>
  [...Map.groupBy(all, ({ story }) => story).values()]
    .map(members => members.map(({ title }) => title).join(' '))
    .sort()
    .join(' | ')

const text = randomText(1, 600)

describe('what happens between writing and the turn', () => {
  test('a copy that was stored meanwhile makes one story, in facts and hits too', async () => {
    await meanwhile([copy('a', text), copy('x', randomText(2, 300))], () => arrive(copy('b', `${text}。`)))
    const all = await lines()
    expect(partition(all)).toBe('a b | x')
    expect(all.map(({ facts, hits }) => [facts, hits])).toEqual(all.map(() => ['7 0 t', '700 0 t']))
  })

  test('what a member says of a story that was stored meanwhile holds for the newcomer', async () => {
    await meanwhile([copy('a', text, { hits: hitsOf(7, 8) })], async () => {
      await arrive(copy('b', text))
      const b = await databases.worker.selectFrom('articles').select('id').where('title', '=', 'b').executeTakeFirst()
      await withScope(databases.app, { orgId: 7, userId: 1 }, scope =>
        correct(scope, [{ idList: [b?.id ?? 0], sentiment: -1 }], true),
      )
    })
    expect((await lines()).map(({ title, facts, hits }) => [title, facts, hits])).toEqual([
      ['a', '7 -1 t,8 0 t', '700 -1 t,800 0 t'],
      ['b', '7 -1 t', '700 -1 t'],
    ])
  })

  test('a story that became part of another meanwhile takes the newcomer along', async () => {
    const whole = randomText(3, 1_000)
    await arrive(copy('a', whole.slice(0, 680)), copy('b', whole.slice(330)))
    await meanwhile([copy('b2', whole.slice(330))], () => arrive(copy('c', whole)))
    expect(partition(await lines())).toBe('a b b2 c')
  })

  test('more than is told of is looked up again', async () => {
    await arrive(copy('x', randomText(2, 300)))
    await meanwhile([copy('a', text)], async () => {
      await arrive(copy('b', text))
      await arrive(copy('y', randomText(4, 300)))
      await sql`delete from story_turns where turn < (select max(turn) from story_turns)`.execute(databases.worker)
    })
    expect(partition(await lines())).toBe('a b | x | y')
  })

  test('what one organisation hands in meanwhile never leads what everybody sees', async () => {
    const whole = randomText(3, 1_000)
    await meanwhile([copy('a', whole.slice(0, 680)), copy('b', whole.slice(330))], () =>
      arrive(copy('own', whole, { onlyOrg: 8, hits: hitsOf(8) })),
    )
    expect(partition((await lines()).filter(({ title }) => title !== 'own'))).toBe('a | b')
  })
})

/** Families of copies, each alike with each, so that the order in which they come does not matter; every article in one or two batches. */
const batches = fc
  .array(
    fc.record({
      family: fc.integer({ min: 0, max: 7 }),
      form: fc.constantFrom('same', 'longer', 'part'),
      again: fc.boolean(),
    }),
    { minLength: 12, maxLength: 40 },
  )
  .chain(expected => {
    const all = expected.map(({ family, form }, n) => {
      const whole = randomText(100 + family, 1_000)
      const forms = { same: whole, longer: whole + randomText(500 + n, 60), part: whole.slice(0, 680) }
      return newArticle({
        identity: `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`,
        title: `${String.fromCharCode(97 + family)}${n}`,
        body: forms[form],
        hits: hitsOf(...(n % 3 === 0 ? [7] : n % 3 === 1 ? [7, 8] : [])),
      })
    })
    const twice = [...all, ...all.filter((_, n) => expected[n]?.again)]
    return fc
      .shuffledSubarray(
        twice.map((_, n) => n),
        { minLength: twice.length },
      )
      .map(order => Map.groupBy(order, (_, place) => Math.floor(place / 5)))
      .map(groups =>
        [...groups.values()].map(group => [
          ...new Map(group.flatMap(n => twice[n] ?? []).map(one => [one.identity, one])).values(),
        ]),
      )
  })

async function store(all: readonly NewArticle[][], workers: number): Promise<Line[]> {
  await empty()
  const waiting = [...all]
  const work = async (): Promise<void> => {
    const memory: ShingleMemory = new Map()
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      const next = batch
      await databases.worker.transaction().execute(tx => storeArticles(tx, next, memory))
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return lines()
}

test('three workers leave the articles, facts, hits and stories that one leaves', async () => {
  await fc.assert(
    fc.asyncProperty(batches, async all => {
      const [one, three] = [await store(all, 1), await store(all, 3)]
      const plain = (found: readonly Line[]) => found.map(({ story: _, ...line }) => line)
      expect(plain(three)).toEqual(plain(one))
      expect(partition(three)).toBe(partition(one))
    }),
    { ...cases(3, 30), endOnFailure: true },
  )
}, 600_000)
