/** Templates that come with the product: data in three languages. Pure. */
import { type Locale, type Phrase, say } from '@guanlan/platform/contract'
import {
  type BlockKind,
  prompts,
  type ReadyName,
  type ReadyTemplate,
  TemplateBlock,
  type TemplateKind,
} from '../../contract.ts'

type Wanted =
  | BlockKind
  | { kind: BlockKind; title?: Phrase; level?: 1 | 2 | 3; most?: number; text?: Phrase; sort?: TemplateBlock['sort'] }
interface Ready {
  name: Phrase
  purpose: Phrase
  kind: TemplateKind
  blocks: readonly Wanted[]
}

const heading = (title: Phrase, level: 1 | 2 = 1): Wanted => ({ kind: 'heading', title, level })
const overall = heading(['一、总体情况', '一、整體情況', '1. Overall'])
const spread = heading(['二、传播分布', '二、傳播分布', '2. Where it was published'])
const topics = heading(['三、热点内容', '三、熱點內容', '3. What it was about'])
const risks = heading(['四、负面与风险', '四、負面與風險', '4. Negative articles'])
const advice: Wanted = {
  kind: 'text',
  title: ['研判与建议', '研判與建議', 'Assessment and advice'],
  text: prompts.advice,
}
const regularReport = (articles: number): Wanted[] => [
  'cover',
  'contents',
  overall,
  'summary',
  'figures',
  'volumeTrend',
  'sentimentShares',
  spread,
  'mediaTypes',
  'activeMedia',
  'regions',
  topics,
  'hotWords',
  'hotStories',
  risks,
  { kind: 'negativeList', most: articles },
  advice,
  'method',
]

export const readyTemplates: Readonly<Record<ReadyName, Ready>> = {
  daily: {
    name: ['日报', '日報', 'Daily report'],
    purpose: [
      '每天早上一页看全：数据、负面和要闻。',
      '每天早上一頁看全：數據、負面和要聞。',
      'One page each morning: figures, negatives and what matters.',
    ],
    kind: 'regular',
    blocks: [
      'cover',
      'summary',
      'figures',
      'volumeTrend',
      { kind: 'negativeList', most: 10 },
      'hotStories',
      { kind: 'digests', most: 15, sort: 'interaction_desc' },
      'method',
    ],
  },
  weekly: {
    name: ['周报', '週報', 'Weekly report'],
    purpose: [
      '一周的声量、情感、媒体、热点和负面。',
      '一週的聲量、情感、媒體、熱點和負面。',
      'Volume, sentiment, media, topics and negatives of a week.',
    ],
    kind: 'regular',
    blocks: regularReport(20),
  },
  monthly: {
    name: ['月报', '月報', 'Monthly report'],
    purpose: [
      '一个月的走势与比较，附账号和热词列表。',
      '一個月的走勢與比較，附帳號和熱詞列表。',
      'The course of a month, with accounts and a list of words.',
    ],
    kind: 'regular',
    blocks: [...regularReport(30).slice(0, -2), 'sentimentTrend', 'popularAccounts', 'hotWordTable', advice, 'method'],
  },
  quarterly: {
    name: ['季报', '季報', 'Quarterly report'],
    purpose: ['季度回顾，最长 90 天。', '季度回顧，最長 90 天。', 'A look back on a quarter, 90 days at most.'],
    kind: 'regular',
    blocks: [...regularReport(50).slice(0, -2), 'sentimentTrend', 'popularAccounts', 'hotWordTable', advice, 'method'],
  },
  specialEvent: {
    name: ['专题报告', '專題報告', 'Report on one event'],
    purpose: ['一件事的来龙去脉。', '一件事的來龍去脈。', 'The course of one event.'],
    kind: 'regular',
    blocks: [
      'cover',
      'summary',
      'volumeTrend',
      'hotStories',
      'activeMedia',
      'popularAccounts',
      'hotWords',
      { kind: 'digests', most: 30, sort: 'interaction_desc' },
      advice,
      'method',
    ],
  },
  crisis: {
    name: ['危机报告', '危機報告', 'Crisis report'],
    purpose: [
      '负面集中时：规模、源头、媒体和全部负面。',
      '負面集中時：規模、源頭、媒體和全部負面。',
      'When negatives gather: their size, media and all of them.',
    ],
    kind: 'regular',
    blocks: [
      'cover',
      'summary',
      'figures',
      'sentimentTrend',
      'hotStories',
      'activeMedia',
      { kind: 'negativeList', most: 100, sort: 'interaction_desc' },
      advice,
      'method',
    ],
  },
  competitors: {
    name: ['品牌与竞品', '品牌與競品', 'Brand and competitors'],
    purpose: [
      '品牌和竞品的监测项并列：声量、情感、份额，以及共同的热点。',
      '品牌和競品的監測項並列：聲量、情感、份額，以及共同的熱點。',
      'The monitors of a brand and its competitors side by side: volume, sentiment, shares, and the topics of all.',
    ],
    kind: 'regular',
    blocks: [
      'cover',
      'summary',
      'figures',
      'compareTrend',
      'compareSentiment',
      'compareTable',
      'mediaTypes',
      'sentimentShares',
      'activeMedia',
      'hotWords',
      'hotWordTable',
      'hotStories',
      advice,
      'method',
    ],
  },
  brief: {
    name: ['简报', '簡報', 'Brief'],
    purpose: ['一页：几个数字，几条要闻。', '一頁：幾個數字，幾則要聞。', 'One page: a few figures, a few articles.'],
    kind: 'html',
    blocks: ['summary', 'figures', { kind: 'digests', most: 8, sort: 'interaction_desc' }],
  },
  mediaList: {
    name: ['媒体清单', '媒體清單', 'Media list'],
    purpose: ['谁在发文，发了多少。', '誰在發文，發了多少。', 'Who publishes, and how much.'],
    kind: 'excel',
    blocks: ['mediaTypes', 'activeMedia', 'popularAccounts', 'regions'],
  },
  negativeList: {
    name: ['负面清单', '負面清單', 'Negative list'],
    purpose: ['全部负面，逐条列出。', '全部負面，逐條列出。', 'Every negative article, one a line.'],
    kind: 'excel',
    blocks: ['figures', { kind: 'negativeList', most: 200 }],
  },
  statistics: {
    name: ['统计表', '統計表', 'Statistics'],
    purpose: ['各项统计各成一表。', '各項統計各成一表。', 'Each figure as a table of its own.'],
    kind: 'excel',
    blocks: [
      'figures',
      'volumeTrend',
      'sentimentShares',
      'mediaTypes',
      'activeMedia',
      'popularAccounts',
      'regions',
      'hotWordTable',
      { kind: 'articleTable', most: 200 },
    ],
  },
  bare: {
    name: ['空白模板', '空白模板', 'Bare'],
    purpose: ['只有封面和文章，从头搭起。', '只有封面和文章，從頭搭起。', 'A cover and articles, to begin with.'],
    kind: 'regular',
    blocks: ['cover', { kind: 'articleTable', most: 20 }],
  },
}

/** @returns as a template of an organisation would be, in one language */
export function readyTemplate(ready: ReadyName, locale: Locale): ReadyTemplate {
  const { name, purpose, kind, blocks } = readyTemplates[ready]
  return {
    ready,
    name: say(name, locale),
    purpose: say(purpose, locale),
    kind,
    look: {},
    blocks: blocks.map((requested, at) => {
      const { title, text, ...rest } = typeof requested === 'string' ? { kind: requested } : requested
      return TemplateBlock.parse({
        ...rest,
        id: `b${at + 1}`,
        ...(title && { title: say(title, locale) }),
        ...(text && { paragraphs: [{ runs: [{ text: say(text, locale) }] }] }),
      })
    }),
  }
}
