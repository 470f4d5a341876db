import { titlesOf } from '@guanlan/features/articles/articles/server/questions'
import { idsOfAll } from '@guanlan/features/handling/article-actions/server'
import { hashPassword } from '@guanlan/features/people/sign-in/server'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, numberList } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  longestDays,
  type MadeShare,
  mostShared,
  type ObjectLayout,
  type ShareDraft,
  type ShareLayout,
  type SharePart,
  sharedAddress,
} from '../contract.ts'
import { layoutOf } from './layout.ts'
import { purpose, requireShare } from './shares.ts'

const dayMs = 86_400_000

/** @throws invalid when one of the articles is not to be seen by the organisation, or the end is not within a year */
export async function makeShare(
  scope: CallScope,
  { idList = [], all, found, title, parts, expiresAt, password }: ShareDraft,
): Promise<MadeShare> {
  requireEnd(scope, expiresAt)
  if ((all?.count ?? idList.length) > mostShared) throw refuse('invalid', 'shares.tooManyArticles', {}, 'idList')
  const articles = all ? await idsOfAll(scope, all) : [...new Set(idList)]
  const titles = await titlesOf(scope, articles)
  const [first] = titles
  if (!first || titles.length < articles.length) throw refuse('invalid', 'shares.articleMissing', {}, 'idList')
  const layout = layoutOf(titles, found || all?.query !== undefined)
  const name = title || first.title.trim().slice(0, 200) || '—'
  return keepShare(scope, {
    title: name,
    articles,
    layout,
    parts,
    expiresAt,
    password,
    objectId: null,
    downloads: false,
  })
}

/** A link to what another feature has made; that feature opens it (`openObject`). @throws invalid when the end is not within a year */
export async function shareObject(
  scope: CallScope,
  object: Pick<ShareDraft, 'title' | 'expiresAt' | 'password'> & {
    layout: ObjectLayout
    objectId: number
    downloads: boolean
  },
): Promise<MadeShare> {
  requireEnd(scope, object.expiresAt)
  return keepShare(scope, { ...object, articles: [], parts: [] })
}

function requireEnd({ now }: CallScope, expiresAt: string): void {
  const until = new Date(expiresAt)
  if (until <= now || until.getTime() > now.getTime() + longestDays * dayMs)
    throw refuse('invalid', 'shares.expiry', { days: longestDays }, 'expiresAt')
}

interface Kept extends Pick<ShareDraft, 'title' | 'expiresAt' | 'password'> {
  articles: readonly number[]
  layout: ShareLayout
  parts: readonly SharePart[]
  objectId: number | null
  downloads: boolean
}

async function keepShare(
  scope: CallScope,
  { title, articles, layout, parts, expiresAt, password, objectId, downloads }: Kept,
): Promise<MadeShare> {
  const { orgId, userId, db, now } = scope
  const hash = password === null ? null : await hashPassword(password)
  const { rows } = await sql<{ id: number }>`
    insert into shares (org_id, title, articles, layout, parts, password_hash, object_id, downloads, created_by, created_at, expires_at)
    values (${orgId}, ${title}, ${numberList(articles)}::bigint[], ${layout}, ${[...new Set(parts)]}::text[], ${hash}, ${objectId}, ${downloads}, ${userId}, ${now}, ${expiresAt})
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  const token = await scope.makeLink({ purpose, objectId: id, expiresAt: new Date(expiresAt) })
  return { share: await requireShare(scope, id), token, address: sharedAddress(layout, token) }
}
