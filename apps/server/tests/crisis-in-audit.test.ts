// What people did in a crisis, as its chronicle and its changes tell it, stands in the record of acts, which is sealed (`npm run audit:verify`).
import { articleServer } from '@guanlan/features/articles/articles/server'
import { crisisActs, lineKinds } from '@guanlan/features/crisis/crisis/contract'
import { crisisServer } from '@guanlan/features/crisis/crisis/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { verifySeals } from '@guanlan/features/workspace/audit-log/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newArticle } from '../../../features/articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../features/articles/articles/server/testing/store-articles.ts'
import { sealActs } from '../../../features/workspace/audit-log/server/seals/seal.ts'

const { as, databases } = openFeature([crisisServer({ follow() {} }), articleActionsServer, articleServer])
const [member, admin] = [as(), as('orgAdmin')]
type Ask = typeof member

async function done(ask: Ask, method: Parameters<Ask>[0], url: string, body?: object) {
  const answer = await ask(method, url, body)
  expect([url, answer.http, answer.key]).toEqual([url, 200, undefined])
  return answer.data
}

/** Every act that a person can take in a crisis and that its chronicle tells of. */
async function actAll(): Promise<number> {
  const post = (url: string, body: object) => done(member, 'POST', url, body)
  const { rows } = await sql<{ id: number }>`select id from articles`.execute(databases().worker)
  const { id } = await post('/crisis/startCrisis', { name: '车门', crisisLevel: 2, draft: true })
  await post('/crisis/startCrisis', { id })
  await post('/crisis/addArtCrisis', { crisisId: id, idList: rows.map(row => Number(row.id)) })
  await post('/crisis/changeCrisisLevel', { id, crisisLevel: 3, reason: '平稳' })
  await post('/crisis/changeCrisisLevel', { id, crisisLevel: 2, reason: '扩散' })
  const people = await post('/crisis/people', { crisisId: id, role: 'approver', userId: 70 })
  await post('/crisis/people', { crisisId: id, role: 'legal', userId: 70 })
  const [clock] = await done(member, 'GET', `/crisis/clocks?crisisId=${id}`)
  await post('/crisis/clocks', { id: clock.id, act: 'acknowledge' })
  const line = await post('/crisis/chronicle', { crisisId: id, text: '九点十分来电' })
  await post('/crisis/chronicle', { crisisId: id, text: '九点十二分来电', corrects: line.id })
  const task = await post('/crisis/tasks', { crisisId: id, kind: 'verify', title: '核实' })
  await done(member, 'PUT', `/crisis/tasks/${task.id}`, { ...task, status: 'done' })
  const fact = { crisisId: id, state: 'open', text: '一辆车的车门打不开' }
  const known = await post('/crisis/facts', fact)
  await done(member, 'PUT', `/crisis/facts/${known.id}`, { ...fact, state: 'known', version: known.version })
  const written = await post('/crisis/statements', {
    crisisId: id,
    title: '说明',
    paragraphs: [{ text: '正在核实。' }],
  })
  const sent = await post('/crisis/statements/send', { id: written.id, version: written.version })
  const sealed =
    sent.state === 'approved'
      ? sent
      : await done(admin, 'POST', '/crisis/statements/approve', { id: sent.id, round: sent.round, step: sent.step })
  await post('/crisis/statements/publish', { id: sealed.id, version: sealed.version, place: '官网' })
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  await post('/crisis/share', { id, page: 'crisis', expiresAt, password: null })
  const legal = people.find(({ role }: { role: string }) => role === 'approver')
  await done(member, 'DELETE', `/crisis/people/${legal.id}`)
  await post('/crisis/checkCrisis', { id, result: 'confirmed', finding: '属实' })
  await post('/crisis/addTrackRevoke', { crisisId: id, type: 'track' })
  await post('/crisis/closeCrisis', { id, closing: '已澄清' })
  await post('/crisis/startCrisis', { id, reason: '又起' })
  await post('/crisis/addTrackRevoke', { crisisId: id, type: 'revoke', reason: '误报' })
  await post('/crisis/deleteCrisisById', { id })
  await post('/crisis/restoreCrisis', { idList: [id] })
  return id
}

/** What a person did by the crisis, without an act of theirs that was committed with it. */
async function withoutAct(id: number): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select what from (
      select 'change ' || act as what, by_user, org_id, xmin from crisis_changes where crisis_id = ${id} and by_user is not null
      union all select 'line ' || kind, by_user, org_id, xmin from crisis_lines where crisis_id = ${id} and by_user is not null) d
    where not exists (select from operations o where o.org_id = d.org_id and o.user_id = d.by_user and o.xmin = d.xmin and o.code like 'crisis.%') order by 1`.execute(
    databases().worker,
  )
  return rows.map(({ what }) => what)
}

test('each act of a person in the chronicle and the changes of a crisis stands in the record of acts, which is whole', async () => {
  const db = databases().worker
  await db.transaction().execute(tx => storeArticles(tx, [newArticle({ title: '车门冻住', hits: [] })], new Map()))
  const id = await actAll()
  const { rows: noted } = await sql<{ acts: string[]; kinds: string[] }>`
    select array(select distinct act from crisis_changes where crisis_id = ${id} and by_user is not null) as acts,
      array(select distinct kind from crisis_lines where crisis_id = ${id} and by_user is not null) as kinds`.execute(
    db,
  )
  expect(noted[0]?.acts.toSorted()).toEqual([...crisisActs, 'create', 'restore'].toSorted())
  // That an article joined is nobody's act.
  expect(noted[0]?.kinds.toSorted()).toEqual(lineKinds.filter(kind => kind !== 'article').toSorted())
  expect(await withoutAct(id)).toEqual([])
  await sealActs(db)
  const whole = await verifySeals(db)
  expect(whole).toMatchObject({ seals: 1, faults: [] })
  expect(whole.acts).toBeGreaterThan(20)
  // An act that somebody takes out of the record is missed by both.
  const { rows: gone } = await sql<{ id: string }>`
    delete from operations where id = (select max(id) from operations where code = 'crisis.closeCrisis') returning id::text`.execute(
    db,
  )
  expect((await verifySeals(db)).faults).toMatchObject([{ kind: 'missing', number: gone[0]?.id }])
  expect(await withoutAct(id)).toEqual(['change close', 'line change'])
})
