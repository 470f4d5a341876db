/** What whoever holds a link is shown: the articles of the link and of them what was ticked, nothing else. */
import { listNotes } from '@guanlan/features/acts/server'
import { loadArticles, titlesOf } from '@guanlan/features/articles/server/questions'
import { listLabels } from '@guanlan/features/labels/server'
import { hitMonitors } from '@guanlan/features/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { LinkScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Opened, SharedArticle, ShareLayout, SharePart } from '../contract.ts'
import { noteOpened, type Opener } from './opens.ts'
import { keyOf, keyOpens, tryPassword } from './password.ts'
import { presentShared } from './present.ts'

interface OpenShare {
  id: number
  title: string
  organisation: string
  articles: number[]
  layout: ShareLayout
  parts: SharePart[]
  passwordHash: string | null
  wrongPasswords: number
  waitUntil: Date | null
  expiresAt: Date
}

/** @param locked what is counted of it changes in this transaction */
async function shareOf({ orgId, objectId, db, now }: LinkScope, locked: boolean): Promise<OpenShare> {
  const { rows } = await sql<OpenShare>`
    select s.id, s.title, o.name as organisation, s.articles, s.layout, s.parts, s.password_hash as "passwordHash", s.wrong_passwords as "wrongPasswords",
      s.wait_until as "waitUntil", s.expires_at as "expiresAt"
    from shares s join organisations o on o.id = s.org_id
    where s.org_id = ${orgId} and s.id = ${objectId} and s.revoked_at is null and s.expires_at > ${now} ${locked ? sql`for update of s` : sql``}`.execute(
    db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

export async function openShare(scope: LinkScope, password: string | null, opener: Opener): Promise<Opened> {
  const share = await shareOf(scope, true)
  const { passwordHash, wrongPasswords, waitUntil } = share
  if (passwordHash !== null) {
    const refused = await tryPassword(scope, { passwordHash, wrongPasswords, waitUntil }, password)
    if (refused?.wrong) await noteOpened(scope, opener, 'wrongPassword')
    if (refused) return { state: 'locked', ...refused }
  }
  await sql`
    update shares set opens = opens + 1, last_opened_at = ${scope.now} where org_id = ${scope.orgId} and id = ${share.id}`.execute(
    scope.db,
  )
  await noteOpened(scope, opener, 'succeeded')
  const there = new Map((await titlesOf(scope, share.articles)).map(article => [article.id, article]))
  return {
    state: 'open',
    key: passwordHash === null ? null : keyOf(passwordHash, share.id, scope.now),
    title: share.title,
    organisation: share.organisation,
    layout: share.layout,
    expiresAt: share.expiresAt.toISOString(),
    articles: share.articles.map(id => {
      const article = there.get(Number(id))
      return article ? { ...article, publishedAt: article.publishedAt.toISOString() } : null
    }),
  }
}

/** @throws forbidden without the key of a link with a password; missing where the list has no such place, or the article is gone */
export async function sharedArticle(
  scope: LinkScope,
  { position, key }: { position: number; key: string | null },
): Promise<SharedArticle> {
  const share = await shareOf(scope, false)
  if (share.passwordHash !== null && !keyOpens(key, share.passwordHash, share.id, scope.now))
    throw refuse('forbidden', 'shares.passwordAgain')
  const id = Number(share.articles[position] ?? 0)
  // Nobody reads: what depends on a person (read marks, favourites) is nobody's.
  const reader: Scope = { ...scope, userId: null, may: () => false }
  const [article] = await loadArticles(reader, [id], true)
  if (!article || article.place === 'bin') throw refuse('missing', 'shares.articleGone')
  const shows = (part: SharePart) => share.parts.includes(part)
  return presentShared(article, share.parts, {
    labels: shows('labels') && article.labels.length > 0 ? await listLabels(reader, {}) : [],
    notes: shows('notes') && article.notes > 0 ? await listNotes(reader, id) : [],
    monitors: shows('monitors') ? ((await hitMonitors(reader, [id], null)).get(id) ?? []) : [],
  })
}
