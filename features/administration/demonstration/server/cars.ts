/** The car library of the demonstration: series with models and a year of sales, dealers, and owners who consented. All invented, the same at every start. */
import { ModelDraft, SeriesDraft, ShopDraft } from '@guanlan/features/cars/car-library/contract'
import {
  models,
  monthsBetween,
  relate,
  reportSales,
  series,
  shopRecords,
} from '@guanlan/features/cars/car-library/server'
import { OwnerDraft } from '@guanlan/features/cars/car-owners/contract'
import { addAccount, owners, saveLabel, take } from '@guanlan/features/cars/car-owners/server'
import type { Scope } from '@guanlan/platform/server'
import { cast } from './ground.ts'

/** Of the last model year: name, price in yuan, and how many are sold in a usual month. */
const catalogue = [
  {
    name: '鹭行',
    energy: 'electric',
    class: 'suv',
    names: '鹭行 Pro、鹭行Pro',
    models: [
      ['鹭行 2026 款 长续航版', 189_800, 3_200],
      ['鹭行 Pro 2026 款 四驱版', 229_800, 2_100],
    ],
  },
  { name: '岚舟', energy: 'hybrid', class: 'mpv', names: '', models: [['岚舟 2026 款 七座版', 269_800, 1_400]] },
  {
    name: '北驰',
    energy: 'rangeExtended',
    class: 'suv',
    names: '北驰 S',
    models: [
      ['北驰 2026 款 增程版', 179_800, 3_900],
      ['北驰 S 2026 款', 209_800, 1_700],
    ],
  },
  {
    name: '云桥',
    energy: 'electric',
    class: 'sedan',
    names: '云桥 Max',
    models: [['云桥 Max 2026 款', 199_800, 4_300]],
  },
  {
    name: '星野',
    energy: 'petrol',
    class: 'suv',
    names: '星野旅行版',
    models: [['星野旅行版 2026 款', 169_800, 2_600]],
  },
] as const

const yearOfMonths = 12
/** Percent of a usual month: the spring festival, a summer lull, the year's end. */
const seasons = [82, 61, 104, 97, 99, 103, 88, 91, 108, 106, 117, 124]

const monthBefore = (now: Date, count: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 7)

/** What is sold in a month, the same at every start. Pure. */
function soldIn(month: string, usual: number, at: number): number {
  const season = seasons[Number(month.slice(5)) - 1] ?? 100
  return Math.round((usual * season * (96 + ((Number(month.slice(5)) * 7 + at * 3) % 9))) / 10_000)
}

/** Nobody reported the fourth month before this one. */
const gap = 4

async function addLibrary(scope: Scope): Promise<void> {
  const ids = new Map<string, number>()
  const months = monthsBetween(monthBefore(scope.now, yearOfMonths), monthBefore(scope.now, 1))
  let at = 0
  for (const { name, models: ofSeries, ...rest } of catalogue) {
    const brand = cast.find(({ models: products }) => (products as readonly string[]).includes(name))?.brand ?? ''
    const isOwn = brand === cast[0].brand
    const { id } = await series.create(
      scope,
      SeriesDraft.parse({ ...rest, name, brand, maker: brand, isOwn, product: name }),
    )
    ids.set(name, id)
    for (const [model, price, usual] of ofSeries) {
      const launchedOn = `${months[0]}-12`
      const priceTo = price + 40_000
      const draft = ModelDraft.parse({ name: model, series: name, year: 2026, priceFrom: price, priceTo, launchedOn })
      const made = await models.create(scope, draft)
      const place = at++
      const amounts = months.map(month => ({ month, amount: soldIn(month, usual, place) }))
      const reported = place === 0 ? amounts.filter((_, month) => month !== yearOfMonths - gap) : amounts
      await reportSales(scope, { modelId: made.id, source: '销售系统', months: reported })
      const last = reported.at(-1)
      if (place === 1 && last)
        await reportSales(scope, {
          modelId: made.id,
          source: '财务月报',
          months: [{ ...last, amount: last.amount - 37 }],
        })
    }
  }
  const [own, rival, other] = ['鹭行', '北驰', '云桥'].map(name => ids.get(name) ?? 0) as [number, number, number]
  await relate(scope, { seriesId: own, otherId: rival, kind: 'competes' })
  await relate(scope, { seriesId: own, otherId: other, kind: 'competes' })
}

const dealers = [
  ['澄屿汽车北汀中心', '330100', '澄屿汽车', '滨湖大道 18 号'],
  ['澄屿汽车雁城交付中心', '430400', '澄屿汽车', '环城东路 6 号'],
  ['澄屿汽车江澈体验店', '320100', '澄屿汽车', '河西商街 2 层'],
  ['朔野汽车南堰店', '510100', '朔野汽车', '三环路 77 号'],
  ['霁蓝出行岸上店', '350200', '霁蓝出行', '港口路 9 号'],
] as const

const labels = ['车友会', '首批车主', '愿意试驾', '曾投诉'] as const
/** Numbers and addresses of nobody. `account` writes in the newsroom. */
const people = [
  ['C-0001', '许知远', '鹭行 Pro', 12_400, ['车友会', '首批车主'], '小满开电车'],
  ['C-0002', '林望津', '鹭行', 8_300, ['愿意试驾'], '雪线以北'],
  ['C-0003', '宋青禾', '岚舟', 21_600, ['车友会'], '老骆修车'],
  ['C-0004', '苏晚棠', '鹭行 Pro', 46_800, ['曾投诉'], '泊车困难户'],
  ['C-0005', '陈予安', '鹭行', 63_000, ['首批车主', '曾投诉'], '二十四号充电桩'],
  ['C-0006', '贺兰汀', '岚舟', 4_900, ['愿意试驾'], null],
  ['C-0007', '周既白', '鹭行', 30_500, [], '后备箱哲学'],
  ['C-0008', '秦若溪', '鹭行 Pro', 15_700, ['车友会'], '周末进山'],
  ['C-0009', '唐砚秋', '岚舟', 108_000, ['首批车主'], null],
  ['C-0010', '程暮云', '鹭行', 2_100, [], '木木想换车'],
] as const

async function addOwners(scope: Scope): Promise<void> {
  for (const name of labels) await saveLabel(scope, { name })
  for (const [at, [code, name, model, mileage, ofOwner, account]] of people.entries()) {
    // Every third gave no way to be reached, and so needs no consent.
    const isReached = at % 3 !== 2
    const reach = isReached && {
      phone: `1380000${String(at + 1).padStart(4, '0')}`,
      mail: `owner${at + 1}@example.com`,
      ...{ consentFor: '回访与活动邀请', consentFrom: `${monthBefore(scope.now, 10)}-01` },
      consentUntil: `${monthBefore(scope.now, -14)}-01`,
    }
    const boughtIn = monthBefore(scope.now, 3 + at * 2)
    const source = (['dealer', 'event', 'app'] as const)[at % 3]
    const draft = OwnerDraft.parse({ code, name, model, mileage, boughtIn, source, labels: ofOwner, ...reach })
    const { id } = await owners.create(scope, draft)
    if (account !== null) await addAccount(scope, { ownerId: id, platform: 'weibo', account })
    if (at % 4 === 0) await take(scope, id)
  }
}

export async function furnishCars(scope: Scope): Promise<void> {
  await addLibrary(scope)
  for (const [name, city, brand, address] of dealers)
    await shopRecords.create(scope, ShopDraft.parse({ name, city, brand, address }))
  await addOwners(scope)
}
