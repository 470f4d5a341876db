/** Figures of a question; each number is the total of a list. */
import { mediaTypes, type Question } from '@guanlan/features/articles/articles/contract'
import { charts, publisherKinds } from '@guanlan/features/charts/charts/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Cursor, mostRows, pageOf, pageOfAll, pageShape, placeOf } from '../pages.ts'
import type { AskProduct } from '../product.ts'
import { questionOf, questionShape, rangeShape } from '../question.ts'
import { tool } from './tool.ts'

const Count = z.number().int()
const Split = z.object({ count: Count, positive: Count, neutral: Count, negative: Count })
const named = z.object({ name: z.string(), ...Split.shape })

const overview = tool({
  name: 'overview',
  title: ['总览', '總覽', 'Overview'],
  description: [
    '一个问题的总览：篇数、情感、互动、媒体数，与之前等长时段的比较，媒体类型，以及最多的媒体、地区与账号。',
    '一個問題的總覽：篇數、情感、互動、媒體數，與之前等長時段的比較，媒體類型，以及最多的媒體、地區與帳號。',
    'A question at a glance: articles, sentiment, interactions and media against the same length of time before, media types, and the media, regions and accounts with most articles.',
  ],
  input: z.object(questionShape),
  output: z.object({
    ...rangeShape,
    total: Split.extend({ interactions: Count, media: Count }),
    before: Split.extend({ interactions: Count, media: Count })
      .nullable()
      .describe('The same length of time just before; null: nothing is stored from then'),
    mediaTypes: z.array(Split.extend({ mediaType: z.enum(mediaTypes) })),
    media: z.array(named),
    accounts: z.array(named),
    regions: z.array(
      Split.extend({ region: Count.nullable().describe('Division code of a province; null: not known') }),
    ),
  }),
  run: async (input, { ask, now }) => {
    const question = questionOf(input, now)
    const { total, before, mediaTypes: types, media, authors, regions } = await ask(charts.overview, { body: question })
    return {
      from: question.from,
      to: question.to,
      total,
      before,
      mediaTypes: types,
      media: media.map(({ mediaId: _, mediaType: __, ...row }) => row),
      accounts: authors.map(({ author, mediaType: _, interactions: __, ...row }) => ({ name: author, ...row })),
      regions,
    }
  },
})

type Points = { name: string; count: number; negative: number | null }[]
type Body = { body: z.input<typeof Question> }
/** By what a chart counts; a point has the name of its hour, medium, region or word. */
const shapes = {
  volume: async (ask: AskProduct, of: Body): Promise<Points> =>
    (await ask(charts.volumeTrend, { body: { ...of.body, usual: false } })).map(({ at, count, negative }) => ({
      name: at,
      count,
      negative,
    })),
  sentiment: async (ask: AskProduct, of: Body): Promise<Points> =>
    (await ask(charts.sentimentShares, of)).map(({ sentiment, count }) => ({
      name: String(sentiment),
      count,
      negative: null,
    })),
  mediaTypes: async (ask: AskProduct, of: Body): Promise<Points> =>
    (await ask(charts.mediaTypes, of)).map(({ mediaType, count, negative }) => ({ name: mediaType, count, negative })),
  regions: async (ask: AskProduct, of: Body): Promise<Points> =>
    (await ask(charts.releaseRegions, of)).map(({ region, count, negative }) => ({
      name: String(region ?? 0),
      count,
      negative,
    })),
  weekdayHours: async (ask: AskProduct, of: Body): Promise<Points> =>
    (await ask(charts.byWeekday, of)).map(({ weekday, hour, count, negative }) => ({
      name: `${weekday} ${hour}`,
      count,
      negative,
    })),
}
const kinds = ['volume', 'sentiment', 'mediaTypes', 'regions', 'weekdayHours'] as const

const chart = tool({
  name: 'chart',
  title: ['图表数据', '圖表資料', 'Figures of a chart'],
  description: [
    '一张图的数据：volume 为按小时或天的篇数，sentiment 为情感占比，mediaTypes 为媒体类型，regions 为省份代码，weekdayHours 为“星期 小时”。',
    '一張圖的資料：volume 為按小時或天的篇數，sentiment 為情感占比，mediaTypes 為媒體類型，regions 為省份代碼，weekdayHours 為「星期 小時」。',
    'The figures of a chart: volume by hour or day, shares of sentiment, media types, provinces by division code, or “weekday hour”.',
  ],
  input: z.object({ ...questionShape, kind: z.enum(kinds), cursor: Cursor }),
  output: z.object({
    ...rangeShape,
    rows: z.array(z.object({ name: z.string(), count: Count, negative: Count.nullable() })),
    ...pageShape,
  }),
  run: async ({ kind, cursor, ...input }, { ask, now }) => {
    const question = questionOf(input, now)
    const points = await shapes[kind](ask, { body: question })
    return { from: question.from, to: question.to, ...pageOfAll('chart', points, cursor) }
  },
})

const hotWords = tool({
  name: 'hot_words',
  title: ['热词', '熱詞', 'Hot words'],
  description: [
    '许多事件都在谈的词，最多 50 个，附篇数、情感、之前等长时段的篇数与是否新出现。',
    '許多事件都在談的詞，最多 50 個，附篇數、情感、之前等長時段的篇數與是否新出現。',
    'Words that many stories are about, 50 at most, with articles, sentiment, articles of the time before, and whether they are new.',
  ],
  input: z.object({ ...questionShape, cursor: Cursor }),
  output: z.object({
    ...rangeShape,
    rows: z.array(
      Split.extend({
        word: z.string(),
        before: Count,
        isNew: z.boolean(),
        isName: z.boolean(),
        estimated: z.boolean(),
      }),
    ),
    ...pageShape,
  }),
  run: async ({ cursor, ...input }, { ask, now }) => {
    const question = questionOf(input, now)
    const words = await ask(charts.hotWords, { body: question })
    const rows = words.map(({ by: _, emotion: __, ...row }) => row)
    return { from: question.from, to: question.to, ...pageOfAll('hot_words', rows, cursor) }
  },
})

const media = tool({
  name: 'media',
  title: ['媒体与账号', '媒體與帳號', 'Media and accounts'],
  description: [
    '一个问题的全部媒体、账号或作者，每页 20 个，附篇数、负面篇数、互动与已知阅读数。',
    '一個問題的全部媒體、帳號或作者，每頁 20 個，附篇數、負面篇數、互動與已知閱讀數。',
    'All media, accounts or authors of a question, 20 a page, with articles, negative ones, interactions and known readers.',
  ],
  input: z.object({
    ...questionShape,
    all: z.enum(publisherKinds).default('media'),
    like: z.string().max(100).default('').describe('Part of the name'),
    sort: z.enum(['articles', 'interactions', 'readers', 'negativeShare']).default('articles'),
    cursor: Cursor,
  }),
  output: z.object({
    ...rangeShape,
    rows: z.array(
      z.object({
        name: z.string(),
        mediaType: z.enum(mediaTypes),
        medium: z.string(),
        articles: Count,
        negative: Count,
        interactions: z.number(),
        readers: z.number(),
        followers: z.number().nullable(),
      }),
    ),
    ...pageShape,
  }),
  run: async ({ all, like, sort, cursor, ...input }, { ask, now }) => {
    const { key, shown } = placeOf('media', cursor)
    const { from, to, after } = key ? (JSON.parse(key) as { from: string; to: string; after: string }) : { after: '' }
    const question = questionOf({ ...input, from: from ?? input.from, to: to ?? input.to }, now)
    const answer = await ask(charts.publishers, {
      body: { ...question, all, like, sort, pageSize: mostRows, ...(after && { after }) },
    })
    const keyOf = (next: string) => JSON.stringify({ from: question.from, to: question.to, after: next })
    return {
      from: question.from,
      to: question.to,
      ...pageOf({
        tool: 'media',
        rows: answer.list.map(({ name, mediaType, medium, articles, negative, interactions, readers, followers }) => ({
          name,
          mediaType,
          medium,
          articles,
          negative,
          interactions,
          readers,
          followers,
        })),
        key: keyOf(after),
        shown,
        next: answer.next === null ? null : keyOf(answer.next),
        total: answer.total,
      }),
    }
  },
})

const coverage = tool({
  name: 'coverage',
  title: ['采集情况', '採集情況', 'Coverage'],
  description: [
    '一个问题的数字缺了什么：受扰的信源、沉默的推送方、停机时段、正在补采的监测项与改过的规则。回答“为什么变少了”之前先看它。',
    '一個問題的數字缺了什麼：受擾的信源、沉默的推送方、停機時段、正在補採的監測項與改過的規則。回答「為什麼變少了」之前先看它。',
    'What the figures of a question lack: disturbed sources, silent senders, standstills, monitors being filled, changed rules. To be read before a fall is explained.',
  ],
  input: z.object(questionShape),
  output: z.object({
    ...rangeShape,
    sources: Count,
    disturbed: z.object({ count: Count, names: z.array(z.string()).describe('Five at most') }),
    usualShare: z.number().nullable().describe('What the disturbed ones usually bring, 0 to 1'),
    silentSenders: z.array(z.object({ name: z.string(), since: Moment, until: Moment.nullable(), missed: Count })),
    stood: z.array(z.object({ from: Moment, to: Moment })),
    fillings: z.array(z.object({ name: z.string(), done: z.number(), total: z.number().nullable() })),
    ruleChanges: z.array(z.object({ monitorId: Count, name: z.string(), at: Moment })),
    running: Moment.nullable().describe('Where the hour or day begins that is not over yet'),
  }),
  run: async (input, { ask, now }) => {
    const question = questionOf(input, now)
    return { from: question.from, to: question.to, ...(await ask(charts.coverage, { body: question })) }
  },
})

export const chartTools = [overview, chart, hotWords, media, coverage]
