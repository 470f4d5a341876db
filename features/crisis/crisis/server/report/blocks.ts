/** What the feature hands in to reports: kinds of blocks that are made of the records of a crisis. */
import type { BlockSource, Subject } from '@guanlan/features/reports/reports/server'
import { type Scope, zoneOf } from '@guanlan/platform/server'
import { type Crisis, countedUntil } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { levelOf } from '../levels/levels.ts'
import { getCrisis } from '../records/crises.ts'
import { firstBlock, sentimentBlock } from './articles.ts'
import { chronicleBlock, clocksBlock, tasksBlock } from './course.ts'
import { sayIn } from './say.ts'
import { factsBlock, statementsBlock } from './statements.ts'
import { openPointsBlock, summaryBlock } from './summary.ts'
import { reviewTemplate } from './template.ts'

/** As much as a list may be asked for (spec 5); the room counts the same. */
const longestMs = 90 * 86_400_000 - 60_000

export const crisisBlocks: BlockSource = {
  kind: 'crisis',
  permission: 'crisis.view',
  blocks: [
    { name: 'summary', title: strings.section_summary, make: summaryBlock },
    { name: 'first', title: strings.section_first, make: firstBlock },
    { name: 'chronicle', title: strings.table_chronicle, make: chronicleBlock },
    { name: 'clocks', title: strings.table_clocks, make: clocksBlock },
    { name: 'tasks', title: strings.table_tasks, make: tasksBlock },
    { name: 'facts', title: strings.section_facts, make: factsBlock },
    { name: 'statements', title: strings.section_statements, make: statementsBlock },
    { name: 'sentiment', title: strings.table_sentiment, make: sentimentBlock },
    { name: 'openPoints', title: strings.section_openPoints, make: openPointsBlock },
  ],
  template: reviewTemplate,
  open: async (scope, id) => subjectOf(scope, await getCrisis(scope, id)),
}

async function subjectOf(scope: Scope, crisis: Crisis): Promise<Subject> {
  const { id, name, status, drill, firstArticleAt } = crisis
  const say = sayIn(scope.locale, await zoneOf(scope.orgId, scope.db))
  const level = (await levelOf(scope, crisis.crisisLevel)).name
  const isDraft = status !== 'closed'
  const to = new Date(countedUntil(crisis, scope.now.getTime()))
  const first = firstArticleAt === null ? to.getTime() : Date.parse(firstArticleAt)
  return {
    lines: [
      say('reportAbout', { name, level, state: say(status) }),
      ...(drill ? [say('drillHint')] : []),
      ...(isDraft ? [say('reportDraft')] : []),
    ],
    filters: [{ field: 'crisis', is: 'is', values: [String(id)] }],
    from: new Date(Math.min(Math.max(first, to.getTime() - longestMs), to.getTime())),
    to,
    look: drill ? { watermark: say('drill') } : isDraft ? { watermark: say('draft') } : {},
  }
}
