/** The media library of the demonstration: invented houses with their papers, sites and accounts, and what its organisation has made of some. */
import type { InventedAccount, InventedMedium } from '@guanlan/features/articles/articles/server/storing'
import { Draft as AssessmentDraft, usualWeights } from '@guanlan/features/media/assessments/contract'
import { createAssessment } from '@guanlan/features/media/assessments/server'
import { Draft as JournalistDraft } from '@guanlan/features/media/journalists/contract'
import { createJournalist } from '@guanlan/features/media/journalists/server'
import { OrgMediumDraft } from '@guanlan/features/media/media-library/contract'
import {
  createOwn,
  excludeEntries,
  followEntries,
  refsCalled,
  tagEntries,
  takeIntoOurs,
} from '@guanlan/features/media/media-library/server'
import type { Scope } from '@guanlan/platform/server'

/** Nobody is called so; each is a house. */
const houses = [
  ...['屿汀', '霁川', '朔岭', '澜溪', '岚桥', '鹭浦', '棠岸', '栖云', '砚江', '苇泽', '漪湾', '嵩禾'],
  ...['榕津', '杉岭', '芷江屿', '沅渡', '黛川', '麓原', '汐城', '帆港', '砾洲', '蓝岬', '梧野', '桐浦'],
  ...['雪坞', '霜桥', '星岬', '鲸屿', '鹤汀', '鸢岭'],
] as const
const regions = [110000, 310000, 330100, 320100, 440100, 440300, 510100, 500000, 420100, 370200, 350200, 610100]

export function inventedMedia(): { media: InventedMedium[]; accounts: InventedAccount[] } {
  const media: InventedMedium[] = []
  const accounts: InventedAccount[] = []
  for (const [at, house] of houses.entries()) {
    const region = regions[at % regions.length] ?? null
    const body = `${house}日报`
    const of = (name: string, mediaType: InventedMedium['mediaType'], formerNames: string[] = []): InventedMedium => ({
      ...{ name, mediaType, region, formerNames, level: at % 5 === 0 ? 'provincial' : 'city' },
      body: name === body ? null : body,
    })
    media.push(
      of(body, 'press', at % 3 === 0 ? [`${house}报`] : []),
      of(`${house}晚报`, 'press'),
      of(`${house}周刊`, 'press'),
      of(`${house}网`, 'web', at % 4 === 0 ? [`${house}在线`] : []),
      of(`${house}财经`, 'web'),
      of(`${house}新闻客户端`, 'app'),
      of(`${house}之声`, 'broadcast'),
      of(`${house}早新闻`, 'program'),
    )
    const followers = Math.round(20_000 * 1.25 ** (at % 17))
    accounts.push(
      { name: body, mediaType: 'weibo', platform: 'weibo', verified: 2, followers, medium: body },
      {
        name: body,
        mediaType: 'weixin',
        platform: 'weixin',
        verified: 2,
        followers: Math.round(followers / 3),
        medium: body,
      },
      // Not joined yet: offered as one house.
      {
        name: `${house}晚报`,
        mediaType: 'weibo',
        platform: 'weibo',
        verified: 2,
        followers: Math.round(followers / 2),
        medium: null,
      },
      {
        name: `${house}车友说`,
        mediaType: 'weixin',
        platform: 'weixin',
        verified: 0,
        followers: Math.round(followers / 9),
        medium: null,
      },
      {
        name: `在${house}看车`,
        mediaType: 'app',
        platform: 'douyin',
        verified: 1,
        followers: Math.round(followers / 5),
        medium: null,
      },
    )
  }
  return { media, accounts }
}

/** As the newsroom calls them (pipeline/collect/newsroom/cast.ts). */
const core = ['北汀都市报', '青麓经济报', '新岸财经', '车渡网', '潮汐新闻网', '木桥说车', '底盘笔记', '橡果科技评论']
const people = [
  { name: '顾言蹊', medium: '新岸财经', beat: '新能源汽车' },
  { name: '岑溪', medium: '车渡网', beat: '召回与质量' },
  { name: '季望舒', medium: '青麓经济报', beat: '产业链' },
  { name: '闻昭', medium: '潮汐新闻网', beat: '消费维权' },
  { name: '陆知微', medium: '北汀都市报', beat: '城市出行' },
  { name: '祝南风', medium: '橡果科技评论', beat: '智能驾驶' },
] as const
/** The account of the organisation itself. */
const channel = '澄屿汽车服务'
const followed = 4
const excluded = '鸢岭早新闻'
const dayMs = 86_400_000

/** Once articles of the newsroom have made its media. */
export async function furnishMedia(scope: Scope): Promise<void> {
  const refs = await refsCalled(scope, [...core, channel, ...houses.slice(0, 6).map(house => `${house}日报`)])
  const named = (name: string) => refs.get(name)
  const ours = core.flatMap(name => named(name) ?? [])
  const own = named(channel)
  await takeIntoOurs(
    scope,
    [...refs.values()].filter(ref => ref !== own),
  )
  if (own)
    await createOwn(
      scope,
      OrgMediumDraft.parse({
        entry: own,
        name: channel,
        mediaType: 'weixin',
        libraryType: 'own',
        ownerId: scope.userId,
      }),
    )
  await followEntries(scope, { idList: ours.slice(0, followed), follow: true })
  await tagEntries(scope, ours, { add: ['汽车'], take: [] })
  const out = (await refsCalled(scope, [excluded])).get(excluded)
  const day = (days: number) => new Date(scope.now.getTime() + days * dayMs).toISOString().slice(0, 10)
  if (out) await excludeEntries(scope, [out], { reason: '与业务无关的节目单', until: day(30) })
  for (const { name, medium, beat } of people)
    await createJournalist(
      scope,
      JournalistDraft.parse({
        ...{ name, role: '记者', tags: ['汽车'] },
        entries: [{ entry: named(medium) ?? null, medium, beat, from: day(-400) }],
      }),
    )
  if (ours.length > 0)
    await createAssessment(
      scope,
      AssessmentDraft.parse({
        ...{
          name: '汽车媒体季度评估',
          entries: ours,
          criteria: usualWeights,
          fromDay: day(-60),
          toDay: day(0),
          deadline: day(14),
        },
      }),
    )
}
