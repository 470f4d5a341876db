/** Subjects of a comparison with their names and the questions that list their articles. */
import type { Rule } from '@guanlan/engine/rules'
import { type Filter, Question } from '@guanlan/features/articles/articles/contract'
import { beginningsOfSets, findSets } from '@guanlan/features/articles/articles/server/facts'
import { type ArticleQuery, queryOfQuestion, storyNames } from '@guanlan/features/articles/articles/server/questions'
import { itemsBelowEach, namesOfMonitors } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Narrowed, Subject, Subjects } from '../contract.ts'
import { ruleOf } from './rule-subjects.ts'

/** A subject with the items below its monitor; null: it is no monitor. */
export interface KnownSubject extends Subject {
  items: readonly number[] | null
  /** Of a rule that can be run. */
  parsed: Rule | null
  /** Of a campaign: when it began. */
  beganAt: Date | null
}

/** Values of one filter. */
const mostValues = 50

/** In the order monitors, brands, stories, events, campaigns, rules. What was removed since is marked as gone. */
export async function subjectsOf(scope: Scope, chosen: Subjects): Promise<KnownSubject[]> {
  const [subjects = []] = await subjectsOfEach(scope, [chosen])
  return subjects
}

/** The same of several comparisons, in six statements for all of them, and one more for each rule that names a list of words. */
export async function subjectsOfEach(scope: Scope, chosen: readonly Subjects[]): Promise<KnownSubject[][]> {
  const ids = [...new Set(chosen.flatMap(({ monitors }) => monitors))]
  const families = await itemsBelowEach(scope, ids)
  const monitorNames = await namesOfMonitors(scope, ids)
  const named = await storyNames(scope, [...new Set(chosen.flatMap(({ stories }) => stories))])
  const titles = new Map(named.map(({ id, name }) => [id, name]))
  const events = await namesOfSets(scope, 'event', [...new Set(chosen.flatMap(each => each.events))])
  const campaignIds = [...new Set(chosen.flatMap(each => each.campaigns))]
  const campaigns = await namesOfSets(scope, 'campaign', campaignIds)
  const began = await beginningsOfSets(scope, 'campaign', campaignIds)
  const parsed = new Map<string, Rule | null>()
  for (const text of new Set(chosen.flatMap(({ rules }) => rules))) parsed.set(text, await ruleOf(scope, text))
  return chosen.map(({ monitors, brands, stories, events: ids, campaigns: campaignsOf, rules }) => [
    ...monitors.map(id => ofMonitor(id, monitorNames.get(id), families.get(id))),
    ...brands.map(ofBrand),
    ...stories.map(id => ofStory(id, titles.get(id))),
    ...ids.map(id => ofSet('event', id, events.get(id))),
    ...campaignsOf.map(id => ({
      ...ofSet('campaign', id, campaigns.get(id)),
      beganAt: campaigns.has(id) ? (began.get(id) ?? null) : null,
    })),
    ...rules.map(text => ofRule(text, parsed.get(text) ?? null)),
  ])
}

const is = (field: Filter['field'], values: string[]): Filter => ({ field, is: 'is', values })

const plain = {
  monitor: null,
  rule: null,
  period: null,
  filters: [],
  also: null,
  items: null,
  parsed: null,
  beganAt: null,
}

const ofMonitor = (id: number, name: string | undefined, items: readonly number[] | undefined): KnownSubject => ({
  ...{ key: `monitor:${id}`, kind: 'monitor', name: name ?? `#${id}`, gone: items === undefined },
  ...plain,
  ...{ monitor: id, items: items ?? [] },
  also: items && items.length > 0 && items.length <= mostValues ? is('monitor', items.map(String)) : null,
})

function ofBrand(name: string): KnownSubject {
  const filter = is('brand', [name])
  return {
    ...{ key: `brand:${name}`, kind: 'brand', name, gone: false },
    ...{ ...plain, filters: [filter], also: filter },
  }
}

function ofStory(id: number, title: string | undefined): KnownSubject {
  const filter = is('story', [String(id)])
  return {
    ...{ key: `story:${id}`, kind: 'story', name: title ?? `#${id}`, gone: title === undefined },
    ...{ ...plain, filters: [filter], also: filter },
  }
}

/** Sets of articles are known below the events and campaigns whose they are; one that lies in the bin is closed. */
async function namesOfSets(
  scope: Scope,
  kind: 'event' | 'campaign',
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const sets = await findSets(scope, kind, { ids })
  return new Map(sets.flatMap(({ id, name, isClosed }) => (isClosed ? [] : [[id, name] as const])))
}

function ofSet(kind: 'event' | 'campaign', id: number, title: string | undefined): KnownSubject {
  const filter = is(kind === 'event' ? 'event' : 'activity', [String(id)])
  return {
    ...{ key: `${kind}:${id}`, kind, name: title ?? `#${id}`, gone: title === undefined },
    ...{ ...plain, filters: [filter], also: filter },
  }
}

/** A name is a line; the rule itself stands beside it. */
const longestName = 60

const ofRule = (text: string, parsed: Rule | null): KnownSubject => ({
  ...{ key: `rule:${text}`, kind: 'rule', gone: parsed === null },
  name: text.length > longestName ? `${text.slice(0, longestName)}…` : text,
  ...{ ...plain, rule: text, parsed },
})

const fieldOf = {
  monitor: 'monitors',
  brand: 'brands',
  story: 'stories',
  event: 'events',
  campaign: 'campaigns',
  rule: 'rules',
} as const

/** @throws missing, for a subject that is not there: of what is asked by hand, not of what was saved */
export function requireThere(subjects: readonly KnownSubject[]): void {
  const gone = subjects.find(each => each.gone)
  if (gone) throw refuse('missing', 'comparison.subjectGone', { name: gone.name }, fieldOf[gone.kind])
}

/** What all subjects are narrowed to, as filters of lists. */
export const narrowing = ({ platforms, mediaTypes }: Narrowed): Filter[] => [
  ...(platforms.length > 0 ? [{ field: 'platform', is: 'is', values: platforms } as const] : []),
  ...(mediaTypes.length > 0 ? [{ field: 'mediaType', is: 'is', values: mediaTypes } as const] : []),
]

/** What takes the articles of another subject away: monitors in as many filters as their items need. */
function without({ also, items, kind }: KnownSubject): Filter[] {
  if (kind !== 'monitor') return also ? [{ ...also, is: 'isNot' }] : []
  const ids = (items ?? []).map(String)
  return Array.from({ length: Math.ceil(ids.length / mostValues) }, (_, i) => ({
    ...{ field: 'monitor', is: 'isNot' },
    values: ids.slice(i * mostValues, (i + 1) * mostValues),
  })) as Filter[]
}

export interface Wanting {
  fold: boolean
  /** Articles that no other has. */
  only: boolean
  narrowed: readonly Filter[]
}

export interface PlacedSubject {
  subject: KnownSubject
  from: string
  to: string
}

/** The question of each subject, as its list is asked for. */
export function queryOfSubjects(placed: readonly PlacedSubject[], { fold, only, narrowed }: Wanting) {
  if (only && placed.some(({ subject }) => subject.rule !== null))
    throw refuse('invalid', 'comparison.onlyWithRules', {}, 'only')
  return placed.map(({ subject, from, to }): { subject: KnownSubject; wanted: ArticleQuery } => {
    const others = only
      ? placed.flatMap(({ subject: other }) => (other === subject || other.gone ? [] : without(other)))
      : []
    const filters = [...subject.filters, ...narrowed, ...others]
    if (filters.length > 20) throw refuse('invalid', 'comparison.tooWide', {}, 'only')
    const question = Question.parse({ from, to, fold, filters })
    return { subject: { ...subject, filters }, wanted: queryOfQuestion(question, subject.items) }
  })
}
