/** A board, an index, a screen of the organisation's own, and the material that walls compare. */
import { ScreenDraft } from '@guanlan/features/boards/big-screens/contract'
import { createScreen } from '@guanlan/features/boards/big-screens/server'
import { createOfTemplate, materialPanel, numbersAcross, panelsOf } from '@guanlan/features/boards/boards/server'
import { Draft as IndexDraft } from '@guanlan/features/boards/index-tasks/contract'
import { createIndex } from '@guanlan/features/boards/index-tasks/server'
import { CompetitorDraft, TopicWordDraft } from '@guanlan/features/boards/screen-materials/contract'
import { createCompetitor, createTopicWord } from '@guanlan/features/boards/screen-materials/server'
import { type Scope, wallClock } from '@guanlan/platform/server'

const topics = [
  { name: '车门把手', rule: '车门|门把手' },
  { name: '续航', rule: '续航' },
]
const brands = [
  { name: '澄屿', own: true, words: ['澄屿'] },
  { name: '朔野', own: false, words: ['朔野'] },
]

/** @param monitor of its own product @param zone of the organisation */
export async function furnishBoards(scope: Scope, monitor: number, zone: string): Promise<void> {
  await createOfTemplate(scope, { template: 'press', name: '公关值班看板', monitors: [monitor] })
  for (const topic of topics) await createTopicWord(scope, TopicWordDraft.parse(topic))
  for (const brand of brands) await createCompetitor(scope, CompetitorDraft.parse(brand))
  const measures = [
    { measure: 'articles', weight: 1 },
    { measure: 'netSentiment', weight: 2 },
  ]
  const baseDay = wallClock(zone).text(scope.now).slice(0, 10)
  await createIndex(scope, IndexDraft.parse({ name: '澄屿声誉指数', monitorId: monitor, measures, baseDay }))
  const panels = panelsOf([
    ...numbersAcross(4, 'articles', 'stories', 'negative', 'negativeShare'),
    [0, 4, 12, 18, materialPanel('brands', 'lines')],
    [12, 4, 12, 9, materialPanel('brands', 'course')],
    [12, 13, 12, 9, materialPanel('topics', 'sentiment')],
  ])
  await createScreen(scope, ScreenDraft.parse({ name: '公关部大屏', replaces: 'firstScreen', range: '7d', panels }))
}
