/** The campaign of the demonstration: a launch with its release, media that were asked, targets and a budget. */
import { putInto } from '@guanlan/features/campaigns/campaign-media/server'
import { Draft } from '@guanlan/features/campaigns/campaigns/contract'
import { createCampaign, trackCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { Draft as ReleaseDraft } from '@guanlan/features/campaigns/releases/contract'
import { createRelease } from '@guanlan/features/campaigns/releases/server'
import { refsCalled } from '@guanlan/features/media/media-library/server'
import type { Scope } from '@guanlan/platform/server'

const dayMs = 86_400_000
/** As the newsroom calls them (pipeline/collect/newsroom/cast.ts). */
const invited = ['车渡网', '新岸财经客户端', '木桥说车', '底盘笔记', '北汀都市报', '橡果科技评论'] as const
const came = 3

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
  const sent = { title: '鹭行冬季试驾计划发布：十二城同时开放预约', text, sender: '澄屿汽车公关传播部' }
  await createRelease(scope, ReleaseDraft.parse({ ...sent, activityId: id, releaseAt: at(-5), sentAt: at(-5) }))
  const next = {
    title: '鹭行低温车门测试开放日邀请',
    text: `${text}邀请媒体于本周末到低温实验室观摩测试。`,
    sender: sent.sender,
  }
  await createRelease(scope, ReleaseDraft.parse({ ...next, activityId: id, releaseAt: at(2) }))
  await trackCampaign(scope, { id, status: 1 })
}
