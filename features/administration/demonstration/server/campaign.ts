/** The campaigns of the demonstration: one that is planned, one that is over, and one that runs: a trial with a release that media of the newsroom printed, media that were asked, pieces of print, targets and a budget. */
import {
  beginOf,
  type LoadedArticle,
  loadArticles,
  walkSearch,
} from '@guanlan/features/articles/articles/server/questions'
import { putInto } from '@guanlan/features/campaigns/campaign-media/server'
import { Draft } from '@guanlan/features/campaigns/campaigns/contract'
import { createCampaign, trackCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { Draft as OfflineDraft } from '@guanlan/features/campaigns/offline-pieces/contract'
import { createPiece } from '@guanlan/features/campaigns/offline-pieces/server'
import { NewPiece } from '@guanlan/features/campaigns/pieces/contract'
import { addPieces } from '@guanlan/features/campaigns/pieces/server'
import { Draft as ReleaseDraft } from '@guanlan/features/campaigns/releases/contract'
import { createRelease } from '@guanlan/features/campaigns/releases/server'
import { refsCalled } from '@guanlan/features/media/media-library/server'
import { ruleOfText } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'

const dayMs = 86_400_000
/** As the newsroom calls them (pipeline/collect/newsroom/cast.ts). */
const invited = ['车渡网', '新岸财经客户端', '木桥说车', '底盘笔记', '北汀都市报', '橡果科技评论'] as const
const came = 3

const halfHourMs = 30 * 60_000
/** Articles that join a campaign are matched by themselves for so long after they were published. */
const matchedDays = 2.5
/** Of a text in which copies are told from chance. */
const letters = 150
const ownPieces = 3
/** Of the campaign that is over. */
const mostOver = 20

const text =
  '澄屿汽车今日在北汀发布鹭行冬季试驾计划：十二座城市的体验店同时开放预约，现场不收定金。新款鹭行标配热泵空调与车门机械应急开启，零下三十摄氏度静置八小时后把手十秒内弹出。试驾预约可以在官方小程序完成。'

/** Needs articles of the newsroom, which make its media. */
export async function furnishCampaign(scope: Scope): Promise<void> {
  const at = (days: number) => new Date(scope.now.getTime() + days * dayMs).toISOString()
  const { id } = await createCampaign(
    scope,
    Draft.parse({
      ...{ name: '鹭行 冬季试驾', kind: 'trial', startTime: at(-5), endTime: at(9), ownerId: scope.userId },
      ...{ labels: ['试驾', '冬季'], brands: ['澄屿汽车'], note: '十二城同开；重点说清低温车门与续航。' },
      messages: [
        { text: '低温也打得开', words: ['应急开启', '机械应急', '十秒内弹出'] },
        { text: '试驾不收定金', words: ['不收定金', '试驾预约'] },
      ],
      targets: [
        { measure: 'pieces', number: 60 },
        { measure: 'messageShare', number: 30, message: 2 },
        { measure: 'netSentiment', number: 20 },
      ],
      budget: {
        currency: 'CNY',
        items: [
          { name: '场地与物料', amount: 180_000 },
          { name: '媒体接待', amount: 64_000 },
        ],
      },
      rule: '鹭行+(试驾|到店|预约)-(招聘|转让|二手报价)',
    }),
  )
  const refs = await refsCalled(scope, [...invited])
  const entries = invited.flatMap(name => {
    const entry = refs.get(name)
    return entry ? [{ entry, name }] : []
  })
  await putInto(scope, id, { entries: entries.slice(0, came), stage: 'came' })
  await putInto(scope, id, { entries: entries.slice(came), stage: 'invited' })
  const sender = '澄屿汽车公关传播部'
  const articles = await articlesOf(scope, at(-matchedDays))
  // What the newsroom prints most often stands for what was sent to it.
  const [printed] = [...articles].filter(({ body }) => body.length >= letters).sort((a, b) => b.similar - a.similar)
  const sentAt = printed ? new Date(printed.published_at.getTime() - halfHourMs).toISOString() : at(-matchedDays)
  const sent = printed
    ? { title: printed.title, text: printed.body }
    : { title: '鹭行冬季试驾计划发布：十二城同时开放预约', text }
  await createRelease(scope, ReleaseDraft.parse({ ...sent, sender, activityId: id, releaseAt: sentAt, sentAt }))
  const next = { title: '鹭行低温车门测试开放日邀请', text: `${text}邀请媒体于本周末到低温实验室观摩测试。` }
  await createRelease(scope, ReleaseDraft.parse({ ...next, sender, activityId: id, releaseAt: at(2) }))
  const own = articles.filter(({ similar }) => similar === 1).slice(0, ownPieces)
  if (own.length > 0)
    await addPieces(scope, NewPiece.parse({ activityId: id, articleIds: own.map(each => each.id), kind: 'own' }))
  for (const piece of onPaper(at(-3).slice(0, 10)))
    await createPiece(scope, OfflineDraft.parse({ ...piece, activityId: id }))
  await trackCampaign(scope, { id, status: 1 })
  await furnishPlanned(scope, entries)
  await furnishOver(scope, articles)
}

type Entries = Parameters<typeof putInto>[2]['entries']

/** Its media are chosen and not asked yet, its release waits for its day. */
async function furnishPlanned(scope: Scope, entries: Entries): Promise<void> {
  const at = (days: number) => new Date(scope.now.getTime() + days * dayMs).toISOString()
  const { id } = await createCampaign(
    scope,
    Draft.parse({
      ...{ name: '澄屿 城市补能日', kind: 'pressDay', startTime: at(12), endTime: at(14), ownerId: scope.userId },
      ...{ labels: ['补能', '计划'], brands: ['澄屿汽车'], note: '三城同日，媒体上午参观，车主下午到场。' },
      messages: [{ text: '十五分钟补能两百公里', words: ['十五分钟', '补能'] }],
      targets: [
        { measure: 'pieces', number: 40 },
        { measure: 'netSentiment', number: 30 },
      ],
      rule: '澄屿+(补能日|补能站)-招聘',
    }),
  )
  if (entries.length > 0) await putInto(scope, id, { entries, stage: 'proposed' })
  const release = { title: '澄屿城市补能日媒体邀请', text: `${text}补能日当天开放三座补能站，媒体可预约陪同讲解。` }
  await createRelease(
    scope,
    ReleaseDraft.parse({ ...release, sender: '澄屿汽车公关传播部', activityId: id, releaseAt: at(11) }),
  )
}

/** Ended yesterday: its numbers as of its end are taken by the worker that does so for every campaign. */
async function furnishOver(scope: Scope, articles: readonly LoadedArticle[]): Promise<void> {
  const at = (days: number) => new Date(scope.now.getTime() + days * dayMs).toISOString()
  const of = articles.filter(({ published_at }) => published_at.getTime() < scope.now.getTime() - dayMs)
  const { id } = await createCampaign(
    scope,
    Draft.parse({
      ...{ name: '鹭行 低温测试开放周', kind: 'campaign', startTime: at(-9), endTime: at(-1), ownerId: scope.userId },
      ...{ labels: ['低温', '已结束'], brands: ['澄屿汽车'], note: '实验室开放五天，接待二十家媒体。' },
      messages: [{ text: '低温也打得开', words: ['应急开启', '十秒内弹出'] }],
      targets: [{ measure: 'pieces', number: Math.max(2, of.length) }],
    }),
  )
  if (of.length > 0)
    await addPieces(
      scope,
      NewPiece.parse({ activityId: id, articleIds: of.slice(0, mostOver).map(each => each.id), kind: 'own' }),
    )
}

/** Of its matter, the newest first. @param from a moment */
async function articlesOf(scope: Scope, from: string): Promise<LoadedArticle[]> {
  const rule = await ruleOfText('鹭行+(试驾|预约)-(招聘|转让|二手报价)')
  if (!rule) return []
  const week = {
    monitorIds: null,
    from: new Date(from),
    to: scope.now,
    filters: [],
    fold: false,
    place: 'desk',
  } as const
  const { rows } = await walkSearch(scope, { rule, wanted: week }, beginOf(scope.now), { most: 200, workMs: 2_000 })
  return loadArticles(
    scope,
    rows.map(({ id }) => id),
  )
}

const onPaper = (publishedOn: string) => [
  {
    ...{ medium: '北汀晚报', kind: 'print', publishedOn, place: 'A7 汽车版', size: 420, circulation: 310_000 },
    ...{ title: '零下三十度，车门怎么开', sentiment: 1 },
    summary: '半版图文，介绍机械应急开启与冷库测试，配图两张。',
  },
  {
    ...{ medium: '北汀交通广播', kind: 'radio', publishedOn, place: '早高峰 07:42', size: 95 },
    ...{ title: '冬季试驾预约开放，十二城同步', sentiment: 0 },
    summary: '路况节目口播，提到小程序预约与不收定金。',
  },
]
