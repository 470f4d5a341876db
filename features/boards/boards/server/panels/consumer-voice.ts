import { ComplaintQuestion, ReviewQuestion } from '@guanlan/features/desk/consumer-voice/contract'
import { sumOfComplaints, sumOfReviews } from '@guanlan/features/desk/consumer-voice/server'
import { say } from '@guanlan/platform/contract'
import { figureStrings as words } from '../../strings/figures.ts'
import type { PanelSource } from './panel-source.ts'

/** Complaints by brand, and how many of them are solved. */
export const complaints: PanelSource<'complaints'> = {
  permission: 'complaints.view',
  make: async scope => {
    const { count, statuses, brands } = await sumOfComplaints(scope, ComplaintQuestion.parse({}))
    const solved = statuses.find(({ status }) => status === 'solved')?.count ?? 0
    const t = (key: 'solved' | 'unsolved' | 'brand') => say(words[key], scope.locale)
    const data = {
      head: t('brand'),
      rows: brands.map(({ brand }) => brand),
      series: [
        { name: t('solved'), tone: 'positive' as const, values: brands.map(each => each.solved) },
        { name: t('unsolved'), tone: 'negative' as const, values: brands.map(each => each.count - each.solved) },
      ],
    }
    const percent = count === 0 ? 0 : Math.round((solved / count) * 100)
    return {
      message: say(words.complaintsNow, scope.locale, { count, percent }),
      opens: { address: '/complaints' },
      of: { drawn: 'chart', shape: 'bars', data, note: null },
    }
  },
}

/** Aspects that reviews praise and find fault with. */
export const reviews: PanelSource<'reviews'> = {
  permission: 'reviews.view',
  make: async scope => {
    const { count, average, aspects } = await sumOfReviews(scope, ReviewQuestion.parse({}))
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
      opens: { address: '/publicPraise' },
      of: { drawn: 'chart', shape: 'bars', data, note: null },
    }
  },
}
