/** Boards and walls of the demonstration: a board, a screen of the organisation's own, screens in turn, and the material that walls compare. Of what is there from the start: nothing is searched for and no rule is read. */
import { ScreenDraft } from '@guanlan/features/boards/big-screens/contract'
import { createScreen } from '@guanlan/features/boards/big-screens/server'
import { createOfTemplate, materialPanel, numbersAcross, panelsOf } from '@guanlan/features/boards/boards/server'
import {
  CompetitorDraft,
  NegativeMediumDraft,
  TopicWordDraft,
} from '@guanlan/features/boards/screen-materials/contract'
import {
  createCompetitor,
  createNegativeMedium,
  createTopicWord,
} from '@guanlan/features/boards/screen-materials/server'
import { Draft as RotationDraft } from '@guanlan/features/boards/screen-rotations/contract'
import { createRotation } from '@guanlan/features/boards/screen-rotations/server'
import { monitorNames } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'

const topics = [
  { name: '车门冻住', monitor: '鹭行 Pro 车门' },
  { name: '自动泊车', monitor: '自动泊车' },
  { name: '售后与客服', monitor: '售后与客服' },
  { name: '电池安全', monitor: '电池安全' },
]
const brands = ['澄屿汽车', '朔野汽车', '霁蓝出行', '穹途汽车'] as const
const negativeMedia = [
  { name: '车渡网', reason: '多次转发未核实的消息' },
  { name: '岸上论坛', reason: '标题常与正文不符' },
]

/** Names of monitors that are not there leave their line out. */
export async function plantBoards(scope: Scope): Promise<void> {
  const idOf = new Map([...(await monitorNames(scope))].map(([id, name]) => [name, id]))
  for (const { name, monitor } of topics) {
    const monitorId = idOf.get(monitor)
    if (monitorId !== undefined) await createTopicWord(scope, TopicWordDraft.parse({ name, monitorId }))
  }
  for (const [place, brand] of brands.entries())
    await createCompetitor(scope, CompetitorDraft.parse({ name: brand, own: place === 0, brand }))
  for (const medium of negativeMedia) await createNegativeMedium(scope, NegativeMediumDraft.parse(medium))
  const own = idOf.get('澄屿汽车全部')
  await createOfTemplate(scope, { template: 'press', name: '公关值班看板', monitors: own === undefined ? [] : [own] })
  const panels = panelsOf([
    ...numbersAcross(4, 'articles', 'stories', 'negative', 'negativeShare'),
    [0, 4, 12, 18, materialPanel('brands', 'lines')],
    [12, 4, 12, 9, materialPanel('brands', 'course')],
    [12, 13, 12, 9, materialPanel('topics', 'sentiment')],
  ])
  const draft = ScreenDraft.parse({ name: '公关部大屏', replaces: 'firstScreen', range: '7d', panels })
  await createScreen(scope, draft)
  await createRotation(
    scope,
    RotationDraft.parse({
      name: '大厅轮播',
      entries: [{ screen: 'firstScreen' }, { screen: 'TopBrand' }, { screen: 'monitorScreen', seconds: 60 }],
      alarm: { of: 'incident', level: 1, screen: 'secondWarn' },
    }),
  )
}
