/** A crisis that is over, as the demonstration has one: with its steps, tasks, lines and articles, at the times at which they would have been. */
import { addToSet } from '@guanlan/features/articles/articles/server/facts'
import type { Scope } from '@guanlan/platform/server'
import { TaskDraft } from '../contract.ts'
import { changeLevel, checkCrisis, closeCrisis, createCrisis, saveStanding, startOne } from './acts/acts.ts'
import { noteArticles } from './chronicle/articles.ts'
import { addLine } from './chronicle/lines.ts'
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
  { after: 4, ago: 0, text: '第一份声明在官网与微博发布' },
  { after: 26, ago: 1, text: '晚报跟进报道，引用了我们的声明' },
] as const

/** @param articleIds of the organisation, put in at its beginning */
export async function addDemonstrationCrisis(
  scope: Scope,
  { articleIds, began }: { articleIds: readonly number[]; began: Date },
): Promise<number> {
  const at = (hours: number): Scope => ({ ...scope, now: new Date(began.getTime() + hours * hourMs) })
  const about = '入冬第一场寒潮后，车主反映车门把手冻住、无法开门。'
  const id = await createCrisis(at(0), { name: '寒潮中的车门把手', level: 3, about, origin: 'articles' })
  const joined = await addToSet({ ...at(0.1), userId: scope.userId ?? 0 }, articleIds, { kind: 'crisis', id })
  await noteArticles(
    scope.db,
    joined.map(articleId => ({ orgId: scope.orgId, setId: id, articleId })),
    at(0.1).now,
  )
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
  await changeLevel(at(3), { id, crisisLevel: 2, reason: '省级媒体跟进，阅读量快速上升' }, undefined)
  await closeCrisis(
    at(48),
    { id, closing: '受影响批次已全部更换，相关报道降到平时水平。', openPoints: '明年入冬前复查密封条供应商' },
    undefined,
  )
  return id
}
