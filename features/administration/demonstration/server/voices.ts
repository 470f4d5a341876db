/** What invented users say of invented cars, and what they complain of: the last 30 days, the same at every start. Pure. */
import type { Complaint, Review } from '@guanlan/features/desk/consumer-voice/contract'

const dayMs = 86_400_000
const days = 30

const products = ['鹭行 Pro', '鹭行', '岚舟', '云桥', '星野旅行版'] as const
const places = ['车友社区', '岸上论坛', '提车日记'] as const
const authors = ['海边的风', '周末自驾', '提车三个月', '晚霞收集者', '通勤七十公里', '带娃出游'] as const
/** By points: what is praised, what is not, and how the whole sounds. */
const opinions = [
  { score: 5, title: '开了三千公里，很满意', good: ['空间', '续航', '静谧'], bad: [] },
  { score: 4.5, title: '家用够了，后排宽敞', good: ['空间', '座椅'], bad: ['风噪'] },
  { score: 4, title: '智能泊车省心', good: ['泊车辅助', '车机'], bad: ['悬架偏硬'] },
  { score: 3, title: '中规中矩，冬天续航打折', good: ['外观'], bad: ['冬季续航', '充电速度'] },
  { score: 2, title: '车门把手冻住两次', good: [], bad: ['车门把手', '售后响应'] },
  { score: 1, title: '异响跑了三趟没修好', good: [], bad: ['异响', '售后响应'] },
] as const

const brands = [
  ['澄屿汽车', '鹭行 Pro'],
  ['澄屿汽车', '岚舟'],
  ['霁蓝出行', '云桥'],
  ['穹途汽车', '星野旅行版'],
] as const
const matters = [
  { title: '低温后车门打不开，在路边等了四十分钟', demand: '免费检修' },
  { title: '交付推迟两个月，定金不退', demand: '退还定金' },
  { title: '保养后底盘异响，维修站说属正常', demand: '重新维修' },
  { title: '自动泊车擦到立柱，要求说明原因', demand: '赔偿并说明' },
  { title: '承诺的充电权益没有兑现', demand: '兑现权益' },
] as const
/** Dealers of the car library (cars.ts), which some complaints of the first brand name. */
const shops = ['澄屿汽车北汀中心', '澄屿汽车雁城交付中心'] as const
const statuses = ['open', 'accepted', 'answered', 'solved', 'solved'] as const

const dayBefore = (now: Date, count: number) => new Date(now.getTime() - count * dayMs).toISOString().slice(0, 10)
const nth = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

export const inventedReviews = (now: Date): Review[] =>
  Array.from({ length: 84 }, (_, at) => {
    // Not in step with each other, so that each product has every opinion.
    const { good, bad, ...opinion } = nth(opinions, at * 5 + Math.floor(at / 7))
    const product = nth(products, at)
    return {
      ...opinion,
      code: `demo-${at + 1}`,
      body: `${product}，${opinion.title}。${[...good.map(each => `${each}不错`), ...bad.map(each => `${each}希望改进`)].join('，')}。`,
      product,
      platform: nth(places, Math.floor(at / 2)),
      author: nth(authors, at * 7 + 1),
      good: [...good],
      bad: [...bad],
      url: '',
      publishedOn: dayBefore(now, (at * 11) % days),
    }
  })

export const inventedComplaints = (now: Date): Complaint[] =>
  Array.from({ length: 36 }, (_, at) => {
    const [brand, product] = nth(brands, at)
    const matter = nth(matters, at * 3 + Math.floor(at / 4))
    const shop = brand === '澄屿汽车' && at % 3 === 0 ? `经办门店：${nth(shops, at)}。` : ''
    return {
      ...matter,
      code: `demo-${at + 1}`,
      body: `${brand}${product}：${matter.title}。诉求：${matter.demand}。${shop}`,
      brand,
      product,
      platform: nth(['岸上投诉', '消费之声'] as const, at),
      status: nth(statuses, at * 2 + Math.floor(at / 5)),
      url: '',
      publishedOn: dayBefore(now, (at * 7) % days),
    }
  })
