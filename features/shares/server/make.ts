import { hashPassword } from '@guanlan/features/accounts/server'
import { idsOfAll } from '@guanlan/features/acts/server'
import { titlesOf } from '@guanlan/features/articles/server/questions'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, numberList } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { longestDays, mostShared, type Share, type ShareDraft, sharedAddress } from '../contract.ts'
import { layoutOf } from './layout.ts'
import { purpose, requireShare } from './shares.ts'

const dayMs = 86_400_000

/** @throws invalid when one of the articles is not to be seen by the organisation, or the end is not within a year */
export async function makeShare(
  scope: CallScope,
  { idList = [], all, found, title, parts, expiresAt, password }: ShareDraft,
): Promise<{ share: Share; token: string; address: string }> {
  const { orgId, userId, db, now } = scope
  const until = new Date(expiresAt)
  if (until <= now || until.getTime() > now.getTime() + longestDays * dayMs)
    throw refuse('invalid', 'shares.expiry', { days: longestDays }, 'expiresAt')
  if ((all?.count ?? idList.length) > mostShared) throw refuse('invalid', 'shares.tooManyArticles', {}, 'idList')
  const articles = all ? await idsOfAll(scope, all) : [...new Set(idList)]
  const titles = await titlesOf(scope, articles)
  const [first] = titles
  if (!first || titles.length < articles.length) throw refuse('invalid', 'shares.articleMissing', {}, 'idList')
  const layout = layoutOf(titles, found || all?.query !== undefined)
  const hash = password === null ? null : await hashPassword(password)
  const name = title || first.title.trim().slice(0, 200) || '—'
  const { rows } = await sql<{ id: number }>`
    insert into shares (org_id, title, articles, layout, parts, password_hash, created_by, created_at, expires_at)
    values (${orgId}, ${name}, ${numberList(articles)}::bigint[], ${layout}, ${[...new Set(parts)]}::text[], ${hash}, ${userId}, ${now}, ${until})
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  const token = await scope.makeLink({ purpose, objectId: id, expiresAt: until })
  return { share: await requireShare(scope, id), token, address: sharedAddress(layout, token) }
}
