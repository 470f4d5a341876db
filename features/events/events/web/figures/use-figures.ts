/** What the figures of an event ask. */
import { type Filter, mediaLevels, type Question } from '@guanlan/features/articles/articles/contract'
import { charts } from '@guanlan/features/charts/charts/contract'
import { connect } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { eventsKey } from '../api.ts'

const api = connect(charts)
const long = (signal: AbortSignal) => ({ signal, timeout: 'long' as const })

export interface Share {
  name: string
  /** What finds its articles. */
  filters: readonly Filter[]
  positive: number
  neutral: number
  negative: number
}

/** Media types, regions, authors and media, with the largest story. */
export const useOverview = (question: Question, articles: number) =>
  useQuery({
    queryKey: [eventsKey, 'overview', question, articles],
    queryFn: async ({ signal }) => {
      const overview = await api.overview({ body: question }, long(signal))
      const [story] = await api.hotSpots({ body: question }, long(signal))
      return { ...overview, story: story?.story ?? null }
    },
    placeholderData: before => before,
  }).data

export const useWordsOf = (question: Question, articles: number) =>
  useQuery({
    queryKey: [eventsKey, 'words', question, articles],
    queryFn: ({ signal }) => api.hotWords({ body: question }, long(signal)),
    placeholderData: before => before,
  }).data

/** One after another: each is a question of its own to the articles. */
const useShares = (
  name: string,
  question: Question,
  parts: readonly { name: string; filter: Filter }[],
  articles: number,
) =>
  useQuery({
    queryKey: [eventsKey, 'shares', name, question, parts.map(part => part.name), articles],
    queryFn: async ({ signal }) => {
      const shares: Share[] = []
      for (const part of parts) {
        const body = { ...question, filters: [...question.filters, part.filter] }
        const found = await api.sentimentShares({ body }, long(signal))
        const countOf = (sentiment: number) => found.find(each => each.sentiment === sentiment)?.count ?? 0
        shares.push({
          name: part.name,
          filters: [part.filter],
          positive: countOf(1),
          neutral: countOf(0),
          negative: countOf(-1),
        })
      }
      return shares.filter(({ positive, neutral, negative }) => positive + neutral + negative > 0)
    },
    placeholderData: before => before,
  }).data

const is = (field: Filter['field'], value: string): Filter => ({ field, is: 'is', values: [value] })

export const useLevels = (question: Question, articles: number) =>
  useShares(
    'levels',
    question,
    mediaLevels.map(level => ({ name: level, filter: is('mediaLevel', level) })),
    articles,
  )

export const useSubjects = (question: Question, names: readonly string[], articles: number) =>
  useShares(
    'subjects',
    question,
    names.map(name => ({ name, filter: is('brand', name) })),
    articles,
  )
