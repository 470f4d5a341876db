import { ComplaintQuestion, ReviewQuestion } from '@guanlan/features/desk/consumer-voice/contract'
import { sumOfComplaints, sumOfReviews } from '@guanlan/features/desk/consumer-voice/server'
import { say } from '@guanlan/platform/contract'
import { wallClock } from '@guanlan/platform/server'
import { figureStrings as words } from '../../strings/figures.ts'
import type { PanelSource } from './panel-source.ts'

/** Complaints by brand, and how many of them are solved. */
export const complaints: PanelSource<'complaints'> = {
  permission: 'complaints.view',
  make: async (scope, { shows: { by }, question, zone }) => {
    const days = daysOf(question, zone)
    const { count, statuses, brands, demands } = await sumOfComplaints(scope, ComplaintQuestion.parse(days))
    const answered = statuses.filter(({ status }) => status === 'answered' || status === 'solved')
    const solved = statuses.find(({ status }) => status === 'solved')?.count ?? 0
    const t = (key: 'solved' | 'unsolved' | 'brand' | 'demand' | 'answered' | 'unanswered') =>
      say(words[key], scope.locale)
    const data = {
      head: t('brand'),
      rows: brands.map(({ brand }) => brand),
      series: [
        { name: t('solved'), tone: 'positive' as const, values: brands.map(each => each.solved) },
        { name: t('unsolved'), tone: 'negative' as const, values: brands.map(each => each.count - each.solved) },
      ],
    }
    const ofDemands = {
      head: t('demand'),
      rows: demands.map(({ demand }) => demand),
      series: [
        { name: t('answered'), tone: 'positive' as const, values: demands.map(each => each.answered) },
        { name: t('unanswered'), tone: 'negative' as const, values: demands.map(each => each.count - each.answered) },
      ],
    }
    const share = by === 'demand' ? answered.reduce((sum, each) => sum + each.count, 0) : solved
    const percent = count === 0 ? '0.0' : ((share / count) * 100).toFixed(1)
    return {
      message: say(words[by === 'demand' ? 'demandsNow' : 'complaintsNow'], scope.locale, { count, percent }),
      opens: { address: `/complaints?${new URLSearchParams(days)}` },
      of: { drawn: 'chart', shape: 'bars', data: by === 'demand' ? ofDemands : data, note: null },
    }
  },
}

/** Aspects that reviews praise and find fault with. */
export const reviews: PanelSource<'reviews'> = {
  permission: 'reviews.view',
  make: async (scope, { question, zone }) => {
    const days = daysOf(question, zone)
    const { count, average, aspects } = await sumOfReviews(scope, ReviewQuestion.parse(days))
    const t = (key: 'good' | 'bad' | 'aspect') => say(words[key], scope.locale)
    const data = {
      head: t('aspect'),
      rows: aspects.map(({ aspect }) => aspect),
      series: [
        { name: t('good'), tone: 'positive' as const, values: aspects.map(each => each.good) },
        { name: t('bad'), tone: 'negative' as const, values: aspects.map(each => each.bad) },
      ],
    }
    return {
      message: say(words.reviewsNow, scope.locale, { count, average: average?.toFixed(1) ?? '–' }),
      opens: { address: `/publicPraise?${new URLSearchParams(days)}` },
      of: { drawn: 'chart', shape: 'bars', data, note: null },
    }
  },
}

/** What consumers say is dated by days: those of the time of the panel. */
function daysOf({ from, to }: { from: string; to: string }, zone: string): { startTime: string; endTime: string } {
  const clock = wallClock(zone)
  const dayAt = (moment: string) => clock.text(new Date(moment)).slice(0, 10)
  return { startTime: dayAt(from), endTime: dayAt(to) }
}
