/** A crisis that is over, as the demonstration has one: with its steps, tasks, facts, statement, lines and articles, at the times at which they would have been. */
import { addToSet } from '@guanlan/features/articles/articles/server/facts'
import type { Scope } from '@guanlan/platform/server'
import { FactDraft, PublicationDraft, RoleDraft, StatementDraft, StatementText, TaskDraft } from '../contract.ts'
import { changeLevel, checkCrisis, closeCrisis, createCrisis, saveStanding, startOne } from './acts/acts.ts'
import { noteArticles } from './chronicle/articles.ts'
import { addLine } from './chronicle/lines.ts'
import { addFact, listFacts } from './facts/facts.ts'
import { giveRole } from './people/people.ts'
import { approveStatement, sendStatement } from './statements/approval.ts'
import { publishStatement } from './statements/published.ts'
import { addStatement, saveStatement } from './statements/write.ts'
import { addTask, updateTask } from './tasks/tasks.ts'

const hourMs = 3_600_000

/** What was done, so many hours after it began. */
const tasks = [
  { after: 0.5, done: 2, kind: 'verify', title: '核实冻住的把手是否同一批次' },
  { after: 0.6, done: 3, kind: 'journalist', title: '答复晚报记者的采访' },
  { after: 2.5, done: 20, kind: 'site', title: '到三家服务站查看更换进度' },
] as const
const lines = [
  { after: 0.4, ago: 0.3, text: '客服热线接到当日第二十通来电，都与车门有关' },
  { after: 26, ago: 1, text: '晚报跟进报道，引用了我们的声明' },
] as const

type At = (hours: number) => Scope

const facts = [
  { after: 1, state: 'known', text: '车门把手冻住的车辆集中在同一批次' },
  { after: 1.5, state: 'open', text: '孩子被困的求助是否与本批次有关' },
  { after: 2.1, state: 'denied', text: '其余批次的密封条也有问题' },
] as const

/** The last of its own articles is what the first fact rests on. */
async function addFacts(at: At, crisisId: number, articleIds: readonly number[]): Promise<void> {
  for (const [n, { after, ...fact }] of facts.entries())
    await addFact(
      at(after),
      FactDraft.parse({ ...fact, crisisId, articleId: n === 0 ? (articleIds[0] ?? null) : null }),
    )
}

/** Written by a colleague, agreed to by whoever leads, published. */
async function publish(at: At, crisisId: number, colleagueId: number): Promise<void> {
  const by = (hours: number): Scope => ({ ...at(hours), userId: colleagueId })
  const known = (await listFacts(at(3), crisisId)).filter(({ state }) => state === 'known').map(({ id }) => id)
  await giveRole(
    at(2.5),
    RoleDraft.parse({ crisisId, role: 'spokesperson', userId: colleagueId, note: '对外口径由传播部统一发布' }),
  )
  const first = { title: '关于鹭行 Pro 车门把手的说明', paragraphs: [{ text: '我们注意到车主反映的情况，正在核实。' }] }
  const written = await addStatement(by(3.1), StatementDraft.parse({ crisisId, ...first }))
  const text = StatementText.parse({
    title: first.title,
    paragraphs: [
      { text: '经核实，同一批次的密封条在低温下会变硬，造成门把手冻住。', factIds: known },
      { text: '受影响的车辆自明日起在全国服务站免费更换，更换期间提供代步车。' },
    ],
  })
  const { version } = await saveStatement(by(3.4), written.id, { ...text, version: written.version })
  const whoMay = async (_: string, userIds: readonly number[]) => new Set(userIds)
  const sent = await sendStatement({ ...by(3.5), whoMay } as Parameters<typeof sendStatement>[0], {
    id: written.id,
    version,
  })
  const sealed = await approveStatement(at(3.8), { id: sent.id, round: sent.round, step: sent.step })
  await publishStatement(
    by(4),
    PublicationDraft.parse({
      id: sealed.id,
      version: sealed.version,
      place: '官网与微博',
      at: by(4).now.toISOString(),
    }),
  )
}

/**
 * @param articles of the organisation, each put in when it was published
 * @param colleagueId who writes its statement; null: nobody does
 */
export async function addDemonstrationCrisis(
  scope: Scope,
  {
    articles,
    began,
    colleagueId,
  }: { articles: readonly { id: number; publishedAt: Date }[]; began: Date; colleagueId: number | null },
): Promise<number> {
  const at = (hours: number): Scope => ({ ...scope, now: new Date(began.getTime() + hours * hourMs) })
  const about = '入冬第一场寒潮后，车主反映车门把手冻住、无法开门。'
  const id = await createCrisis(at(0), { name: '寒潮中的车门把手', level: 3, about, origin: 'articles' })
  for (const { id: articleId, publishedAt } of articles) {
    const now = new Date(Math.max(at(0.1).now.getTime(), publishedAt.getTime()))
    await addToSet({ ...scope, now, userId: scope.userId ?? 0 }, [articleId], { kind: 'crisis', id })
    await noteArticles(scope.db, [{ orgId: scope.orgId, setId: id, articleId }], now)
  }
  await startOne(at(0.2), { id, reason: '多个平台同时出现投诉' })
  for (const { after, ago, text } of lines)
    await addLine(at(after), {
      crisisId: id,
      text,
      happenedAt: at(after - ago).now.toISOString(),
      articleId: null,
      corrects: null,
    })
  for (const { after, done, kind, title } of tasks) {
    const dueAt = at(done + 1).now.toISOString()
    const draft = TaskDraft.parse({ crisisId: id, kind, title, ownerId: scope.userId, dueAt })
    const { version, id: taskId } = await addTask(at(after), draft)
    await updateTask(at(done), taskId, { ...draft, status: 'done', version })
  }
  await checkCrisis(at(2), { id, result: 'partly', finding: '一个批次的密封条在低温下变硬，其余批次正常。' }, undefined)
  await saveStanding(at(2.2), { id, text: '已确认一个批次受影响，免费更换从明天开始' })
  await addFacts(
    at,
    id,
    articles.map(each => each.id),
  )
  await changeLevel(at(3), { id, crisisLevel: 2, reason: '省级媒体跟进，阅读量快速上升' }, undefined)
  if (colleagueId !== null) await publish(at, id, colleagueId)
  await closeCrisis(
    at(48),
    { id, closing: '受影响批次已全部更换，相关报道降到平时水平。', openPoints: '明年入冬前复查密封条供应商' },
    undefined,
  )
  return id
}
