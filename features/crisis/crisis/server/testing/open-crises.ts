/** An organisation with articles and crises, for the tests of one file. */
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { type Answer, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import type { Status } from '../../contract.ts'
import { crisisServer } from '../index.ts'

const titles = ['车门冻住', '车门又冻住', '电池召回']

/** Call it once at the head of a test file. */
export function openCrises() {
  const { as, databases, undo } = openFeature(
    [crisisServer({ follow() {} }), articleActionsServer, articleServer, chartServer],
    [
      'deliveries',
      'crisis_lines',
      'crisis_tasks',
      'crisis_people',
      'crisis_changes',
      'crises',
      'crisis_labels',
      'crisis_levels',
      'article_set_members',
      'article_sets',
      'trace_states',
      'trace_tasks',
    ],
  )
  const [admin, member, reader, stranger] = [as('orgAdmin'), as(), as('reader'), as('orgAdmin', 8)]
  /** Of the articles, by `titles`; the organisation has the first two. */
  const ids: number[] = []
  beforeAll(async () => {
    const db = databases().worker
    await db
      .transaction()
      .execute(tx =>
        storeArticles(
          tx,
          [
            ...titles.map(title => newArticle({ title, body: `${title}的正文。` })),
            newArticle({ title: '别家的', onlyOrg: 8 }),
          ],
          new Map(),
        ),
      )
    const { rows } = await sql<{ id: number; title: string }>`select id, title from articles order by id`.execute(db)
    ids.push(...titles.map(title => Number(rows.find(row => row.title === title)?.id)))
    await db.transaction().execute(tx => adopt({ orgId: 7, db: tx }, ids.slice(0, 2)))
  })
  beforeEach(async () => void (await sql`delete from operations`.execute(databases().worker)))

  const begin = async (more: object = {}) =>
    (await member('POST', '/crisis/startCrisis', { name: '车门', crisisLevel: 2, ...more })).data
  const acts: Readonly<Record<string, (id: number) => Promise<Answer>>> = {
    start: id => member('POST', '/crisis/startCrisis', { id }),
    check: id => member('POST', '/crisis/checkCrisis', { id, result: 'confirmed', finding: '属实' }),
    track: id => member('POST', '/crisis/addTrackRevoke', { crisisId: id, type: 'track' }),
    revoke: id => member('POST', '/crisis/addTrackRevoke', { crisisId: id, type: 'revoke', reason: '误报' }),
    changeLevel: id => member('POST', '/crisis/changeCrisisLevel', { id, crisisLevel: 1, reason: '扩散' }),
    close: id => member('POST', '/crisis/closeCrisis', { id, closing: '已澄清' }),
    delete: id => member('POST', '/crisis/deleteCrisisById', { id }),
  }
  /** How a fresh one gets into each state. */
  const ways: Readonly<Record<Status, readonly string[]>> = {
    draft: [],
    started: ['start'],
    checked: ['start', 'check'],
    tracking: ['start', 'check', 'track'],
    revoked: ['start', 'revoke'],
    closed: ['start', 'check', 'close'],
  }
  const inState = async (status: Status) => {
    const { id } = await begin({ draft: true })
    for (const act of ways[status]) await acts[act]?.(id)
    return id
  }

  return { admin, member, reader, stranger, databases, undo, ids, begin, acts, ways, inState }
}
