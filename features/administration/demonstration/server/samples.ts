/** Work that is there already: what an analyst of the demonstration has set up and saved. */

import { Draft as ComparisonDraft, CompetitorDraft } from '@guanlan/features/analysis/comparison/contract'
import { addAnalysis, addComparison } from '@guanlan/features/analysis/comparison/server'
import { WatchDraft } from '@guanlan/features/collecting/hot-lists/contract'
import { saveWatch } from '@guanlan/features/collecting/hot-lists/server'
import { LabelDraft } from '@guanlan/features/monitors/labels/contract'
import { createLabel } from '@guanlan/features/monitors/labels/server'
import type { Scope } from '@guanlan/platform/server'
import { plantBoards } from './boards.ts'

const brands = ['澄屿汽车', '朔野汽车', '霁蓝出行', '穹途汽车'] as const

const labels = [
  { name: '车门', colour: 1, rule: '车门|门把手|把手' },
  { name: '召回', colour: 2, rule: '召回' },
  { name: '需要回应', colour: 3, rule: null },
  { name: '已核实', colour: 4, rule: null },
]

export async function plantSamples(scope: Scope): Promise<void> {
  for (const label of labels) await createLabel(scope, LabelDraft.parse(label))
  await addComparison(scope, ComparisonDraft.parse({ name: '四个品牌的声量与口碑', brands: [...brands] }))
  await addAnalysis(
    scope,
    CompetitorDraft.parse({ name: '澄屿与三家竞品', own: brands.slice(0, 1), rivals: brands.slice(1) }),
  )
  const watch = WatchDraft.parse({ name: '澄屿上榜', rule: '澄屿|鹭行|岚舟', topRank: 10, secondPlatform: true })
  await saveWatch(scope, watch)
  await plantBoards(scope)
}
