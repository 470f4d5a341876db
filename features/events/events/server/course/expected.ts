/** The nodes that a course should have, of what was found. Pure. */
import { type CueKind, cueKinds } from '@guanlan/features/articles/articles/contract'
import type { Stretch } from '../../contract.ts'
import type { Entered } from './hot-lists.ts'
import type { PhaseArticle, Turning } from './materials.ts'
import type { StoredNode } from './rows.ts'
import { type SourceText, sentencesOf } from './sentences.ts'

export type ExpectedNode = Omit<StoredNode, 'eventId' | 'hidden' | 'order' | 'touched' | 'proposal'>

export interface KeyedPhase extends Stretch {
  key: string
}

interface Found {
  phases: readonly KeyedPhase[]
  articles: readonly PhaseArticle[]
  turnings: readonly Turning[]
  cueOf: (id: number) => CueKind | null
  texts: ReadonlyMap<number, SourceText>
  entered: readonly Entered[]
}

/** Turning points of one phase. */
const mostTurns = 6
const iso = (at: number) => new Date(at).toISOString()

export function expectedNodes({ phases, articles, turnings, cueOf, texts, entered }: Found): ExpectedNode[] {
  const ofPhase = Map.groupBy(articles, ({ phase }) => phase)
  const turns = turnsOf(turnings, cueOf)
  return phases.flatMap((phase, index): ExpectedNode[] => {
    const its = ofPhase.get(index) ?? []
    const isWithin = ({ at }: { at: Date }) => at.getTime() >= phase.from && at.getTime() < phase.to
    const biggest = its.find(({ role }) => role === 'biggest')?.id
    const sources = its.flatMap(({ id }) => texts.get(id) ?? [])
    return [
      {
        ...blank,
        ...{ key: phase.key, kind: 'phase', startTime: iso(phase.from), endTime: iso(phase.to) },
        sentences: sentencesOf(sources),
      },
      ...its
        .filter(({ role, id }) => role !== 'story' && !(role === 'negative' && biggest === id))
        .map(one => articleNode(phase.key, one.role as 'first', one.id)),
      ...entered.filter(isWithin).map(
        ({ id, title, rank, platform, at }): ExpectedNode => ({
          ...{ ...blank, key: `hot:${id}`, parentKey: phase.key, kind: 'turn', reason: 'hotList' },
          ...{ startTime: at.toISOString(), detail: { hotEvent: { id, title, rank, platform } } },
        }),
      ),
      ...firstOfCues(turns.filter(isWithin))
        .slice(0, mostTurns)
        .sort(byTime)
        .flatMap(turn => turnNodes(phase.key, turn, texts)),
    ]
  })
}

const blank = {
  parentKey: null,
  reason: '',
  detail: {},
  articleId: null,
  title: '',
  startTime: null,
  endTime: null,
  sentences: [],
} as const satisfies Partial<ExpectedNode>

type Turn = Omit<Turning, 'reason'> & { reason: Exclude<Turning['reason'], 'text' | 'medium'> | CueKind }
const byTime = (a: Turn, b: Turn) => a.at.getTime() - b.at.getTime() || a.id - b.id

/** One of each article, those that say most first. */
function turnsOf(turnings: readonly Turning[], cueOf: Found['cueOf']): Turn[] {
  const turns = turnings.flatMap((one): Turn[] => {
    if (one.reason !== 'text') return [one as Turn]
    const reason = cueOf(one.id)
    return reason ? [{ ...one, reason }] : []
  })
  const weight = ({ reason }: Turn) =>
    reason === 'growth' ? 1 : reason === 'firstOfLevel' ? 2 : reason === 'firstOfType' ? 3 : 0
  const seen = new Set<number>()
  return turns
    .sort((a, b) => weight(a) - weight(b) || b.following - a.following || byTime(a, b))
    .filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** What many say in one phase turns it once. */
function firstOfCues(turns: readonly Turn[]): Turn[] {
  const seen = new Set<string>()
  return turns.filter(({ reason }) => {
    const isAgain = seen.has(reason)
    if (isCue(reason)) seen.add(reason)
    return !isAgain
  })
}
const isCue = (reason: Turn['reason']) => (cueKinds as readonly string[]).includes(reason)

function turnNodes(parentKey: string, turn: Turn, texts: ReadonlyMap<number, SourceText>): ExpectedNode[] {
  const { reason, id, at, mediaType, level, following, followed } = turn
  const key = `turn:${id}`
  const text = texts.get(id)
  return [
    {
      ...{ ...blank, key, parentKey, kind: 'turn', reason, articleId: id, startTime: at.toISOString() },
      detail: {
        mediaType,
        ...(level !== null && reason === 'firstOfLevel' && { level }),
        ...(reason === 'growth' && { following }),
      },
      sentences: text ? sentencesOf([text]) : [],
    },
    articleNode(key, 'turn', id),
    ...(followed ?? []).map(next => articleNode(key, 'followed', next)),
  ]
}

const articleNode = (
  parentKey: string,
  reason: 'first' | 'biggest' | 'negative' | 'turn' | 'followed',
  articleId: number,
): ExpectedNode => ({
  ...blank,
  ...{ key: `${parentKey}/${reason}:${articleId}`, parentKey, kind: 'article', reason, articleId },
})

/** Articles of which the texts are needed. */
export const neededTexts = (articles: readonly PhaseArticle[], turnings: readonly Turning[]): number[] => [
  ...new Set([...articles, ...turnings].map(({ id }) => id)),
]
