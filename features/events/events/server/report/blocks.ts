/** What the feature hands in to reports: kinds of blocks that are made of the records of an event. */
import {
  type BlockRequest,
  type BlockSource,
  type RecordBlock,
  type Subject,
  textBlock,
} from '@guanlan/features/reports/reports/server'
import { type Scope, zoneOf } from '@guanlan/platform/server'
import { rangeOf } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { getEvent } from '../records/shown.ts'
import { sayIn } from '../words/say.ts'
import { pageAddress } from './addresses.ts'
import { courseBlock, phasesBlock, turnsBlock } from './course.ts'
import { eventTemplate } from './template.ts'

export const eventBlocks: BlockSource = {
  kind: 'event',
  permission: 'events.view',
  blocks: [
    { name: 'summary', title: strings.section_summary, make: summaryBlock },
    { name: 'course', title: strings.section_course, make: courseBlock },
    { name: 'phases', title: strings.section_phases, make: phasesBlock },
    { name: 'turns', title: strings.section_turns, make: turnsBlock },
  ],
  template: eventTemplate,
  open: subjectOf,
}

/** The same articles as on the page of the event. */
async function subjectOf(scope: Scope, id: number): Promise<Subject> {
  const event = await getEvent(scope, id)
  const { t } = sayIn(scope.locale, await zoneOf(scope.orgId, scope.db))
  const { from, to } = rangeOf(event)
  return {
    lines: [t('reportAbout', { name: event.title, state: t(`state_${event.state}`) })],
    filters: [{ field: 'event', is: 'is', values: [String(id)] }],
    from: new Date(from),
    to: new Date(to),
    look: {},
  }
}

async function summaryBlock(scope: Scope, { subjectId, zone }: BlockRequest): Promise<RecordBlock> {
  const { t, at } = sayIn(scope.locale, zone)
  const { state, articles, stories, negative, firstArticleAt, lastArticleAt, owner, note } = await getEvent(
    scope,
    subjectId,
  )
  const sentences = [
    t('sayState', { state: t(`state_${state}`) }),
    t('sayNumbers', { articles, stories, negative }),
    ...(firstArticleAt ? [t('saySpan', { first: at(firstArticleAt), last: at(lastArticleAt) })] : []),
    ...(owner ? [t('sayOwner', { name: owner.name })] : []),
    ...(note ? [t('sayNote', { text: note })] : []),
  ]
  return textBlock(
    sentences.map(text => ({ text, opens: pageAddress(subjectId) })),
    scope.locale,
  )
}
