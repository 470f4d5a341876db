// Stored articles after the library has changed, on a real database.
import { canonicalise } from '@guanlan/engine/text'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { article, openStored } from '../../../monitors/monitors/server/testing/stored.ts'
import type { NewArticle } from '../../articles/server/testing/new-article.ts'
import { storeArticles } from '../../articles/server/testing/store-articles.ts'
import { Entry } from '../contract.ts'
import { type BrandLibraryFollower, followBrandLibrary } from './follow.ts'
import { importEntries, removeEntry, saveEntry } from './library.ts'
import { nameAgainNext } from './name-again.ts'

const { worker, keep } = openStored()
beforeEach(async () => {
  await sql`delete from names`.execute(worker())
  await readAll(followBrandLibrary())
})

const system = () => ({ db: worker(), userId: 0, roles: [], locale: 'zh' as const, now: new Date() })
const save = (name: string, more: object = {}) =>
  saveEntry(system(), { ...Entry.parse({ kind: 'corp', name, ...more }), ...(more as { id?: number }) })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const stored = (title: string, more: Partial<NewArticle> = {}) => article({ title, publishedAt: daysAgo(1), ...more })

/** To the end. */
async function readAll(follower: BrandLibraryFollower): Promise<number> {
  let pages = 0
  while (await nameAgainNext(worker(), follower)) pages++
  return pages
}
/** One page, by a worker that has just begun; it waits while anybody on the server is in a transaction that may hold the older library. */
async function readPage(): Promise<void> {
  const { length } = await named('青禾集团')
  while ((await named('青禾集团')).length === length) await nameAgainNext(worker(), followBrandLibrary())
}
const named = async (name: string): Promise<string[]> => {
  const { rows } = await sql<{ title: string }>`
    select title from articles where ${name} = any(corps) and names @> ${JSON.stringify([{ kind: 'corp', name }])}::jsonb order by title`.execute(
    worker(),
  )
  return rows.map(row => row.title)
}

describe('the articles of the last thirty days', () => {
  test('have the names of the newest library, page after page, and lose what it no longer has', async () => {
    const titles = Array.from({ length: 130 }, (_, n) => `${String(n).padStart(3, '0')} 青禾集团`)
    // Some in one moment, across the border of two pages.
    await keep(...titles.map((title, n) => stored(title, { publishedAt: daysAgo(1 + Math.floor(n / 30) / 10) })))
    await keep(stored('青禾集团的旧事', { publishedAt: daysAgo(31) }), stored('别的'))
    const id = await save('青禾集团')
    expect(await readAll(followBrandLibrary())).toBeGreaterThan(3)
    expect(await named('青禾集团')).toEqual(titles)
    expect(await readAll(followBrandLibrary())).toBe(0)

    await save('青禾集团', { id, enabled: false })
    await readAll(followBrandLibrary())
    expect(await named('青禾集团')).toEqual([])
    await save('青禾集团', { id })
    await readAll(followBrandLibrary())
    expect(await named('青禾集团')).toHaveLength(130)
    await removeEntry(worker(), id)
    await readAll(followBrandLibrary())
    expect(await named('青禾集团')).toEqual([])
  })

  test('are read from where a worker stopped, and from the newest after a change', async () => {
    await keep(...Array.from({ length: 100 }, (_, n) => stored(`青禾集团与白露集团 ${n}`)))
    await save('青禾集团')
    await readPage()
    expect(await named('青禾集团')).toHaveLength(40)
    await readPage()
    expect(await named('青禾集团')).toHaveLength(80)
    await save('白露集团')
    await readAll(followBrandLibrary())
    expect(await named('青禾集团')).toHaveLength(100)
    expect(await named('白露集团')).toHaveLength(100)
  })

  test('are read when whoever may still store with the older library has ended', async () => {
    const follower = followBrandLibrary()
    let stop = false
    const reading = { done: Promise.resolve() }
    await worker()
      .transaction()
      .execute(async slow => {
        await sql`select pg_current_xact_id()`.execute(slow)
        await follower.catchUp(slow)
        await importEntries(system(), [{ kind: 'corp', name: '青禾集团' }])
        reading.done = (async () => {
          while (!stop || (await nameAgainNext(worker(), follower))) await nameAgainNext(worker(), follower)
        })()
        // Long enough for all pages there are.
        await new Promise(resolve => setTimeout(resolve, 600))
        const { finished } = await worker().selectFrom('names_state').select('finished').executeTakeFirstOrThrow()
        expect(finished).toBe(false)
        await storeArticles(slow, [stored('青禾集团迟到的文章')], new Map())
        stop = true
      })
    await reading.done
    expect(await named('青禾集团')).toEqual(['青禾集团迟到的文章'])
  })
})

describe('a process', () => {
  const catchUp = (follower: BrandLibraryFollower) =>
    worker()
      .transaction()
      .execute(tx => follower.catchUp(tx))

  test('holds the library of the database after each catching up, and reads it only when it has changed', async () => {
    const follower = followBrandLibrary()
    await catchUp(follower)
    const empty = follower.names
    await catchUp(follower)
    expect(follower.names).toBe(empty)
    await save('青禾集团')
    await save('白露集团', { enabled: false })
    await Promise.all([catchUp(follower), catchUp(follower)])
    const found = follower.names.namesIn({ title: canonicalise('青禾集团、白露集团'), body: canonicalise('') })
    expect(found.map(({ name }) => name)).toEqual(['青禾集团'])
  })
})
