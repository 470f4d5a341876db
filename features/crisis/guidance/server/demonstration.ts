/** What was done about a matter of the demonstration: three orders, each with what came back. */
import type { Scope } from '@guanlan/platform/server'
import { AnswerDraft, Draft } from '../contract.ts'
import { noteAnswer } from './answers.ts'
import { records } from './records.ts'

const hourMs = 3_600_000

/** @param began when the crisis began; the orders follow it */
export async function addDemonstrationGuidance(
  scope: Scope,
  { articleId, crisisId, began }: { articleId: number | null; crisisId: number; began: Date },
): Promise<void> {
  const at = (hours: number): Scope => ({ ...scope, now: new Date(began.getTime() + hours * hourMs) })
  const done = async (hours: number, draft: object, answerAfter: number, text: string) => {
    const [time, deadline] = [at(hours), at(hours + 24)].map(({ now }) => now.toISOString())
    const { id } = await records.create(at(hours), Draft.parse({ time, deadline, ...draft }))
    await noteAnswer(at(hours + answerAfter), id, AnswerDraft.parse({ text }))
  }
  const ofCrisis = {
    ...{ subjectKind: 'crisis', subjectId: crisisId, subjectName: '寒潮中的车门把手' },
    rule: '(鹭行 Pro|鹭行Pro)+(车门|门把手|把手)',
  }
  if (articleId !== null)
    await done(
      1,
      {
        ...{ name: '联系求助车主', subjectKind: 'article', subjectId: articleId, receiver: '客户服务中心' },
        content: '先致歉并告知应急开门方法，安排就近服务站上门，当天回访。',
      },
      3,
      '已联系上车主，服务站当晚上门处理，车主已撤下求助。',
    )
  await done(
    4,
    {
      ...ofCrisis,
      name: '向各服务站下发统一口径',
      receiver: '华北、东北各服务站',
      content: '以官网说明为准，不评论其他品牌；更换预约从明天起受理。',
    },
    5,
    '四十二家服务站均已收到并张贴，三家反馈配件不足，已补发。',
  )
  await done(
    26,
    {
      ...ofCrisis,
      name: '回复晚报的跟进提问',
      receiver: '媒体关系组',
      content: '提供更换进度与批次范围，附检测说明。',
    },
    6,
    '报道已刊出，引用了我们的说明与更换进度。',
  )
}
