import { describe, expect, it } from 'vitest'
import { processorMs } from '../testing/processor-ms.ts'
import { isAdvertisement, judgeAdvertisement } from './advertisement.ts'
import { createDimensions, defaultDimensions, dimensionOf } from './dimension.ts'

describe('advertisements', () => {
  it.each([
    [
      'a course',
      '零基础学会计',
      '限时优惠仅需99元，名额有限，先到先得！立即报名，加微信 kuaiji2020 领取资料，咨询电话：400-123-4567',
    ],
    ['a shop', '正品护肤套装', '到手价199元，满300减50，立即下单，包邮！扫描下方二维码进店选购，加客服微信 shop_88888'],
    ['an agency', '', '诚招代理，一手货源，厂家直销，假一赔十，微信：abc12345，欢迎咨询'],
    ['in traditional characters', '', '想賺錢加我微信 VX：money888，日賺500，零風險，立即諮詢 13812345678'],
    [
      'English',
      'Best shoes',
      'Buy now with promo code SAVE20 and get free shipping. Limited-time offer, order now! https://a.example https://b.example',
    ],
  ])('%s', (_, title, body) => expect(isAdvertisement(title, body)).toBe(true))

  it.each([
    ['news', '银行下调存款利率', '多家银行今日宣布下调存款利率，业内认为有利于降低成本。咨询电话：95588。'],
    [
      'a report on fraud',
      '警方提醒：加微信领取优惠是骗局',
      '受害人添加客服微信后被骗，对方称日赚500、零风险，立即报名即送红包。记者从公安机关了解到，嫌疑人已被抓获，警方提醒消费者。',
    ],
    ['a review with prices', '', '房间很好，原价399元，用优惠券后只要299元，服务员态度不错，推荐。'],
    ['a notice', '关于供水的公告', '因检修停水，服务热线：0571-12345678，请市民提前储水。'],
    [
      'an article that ends with a code',
      '新车试驾',
      `${'这款车的底盘调校偏硬，隔音不错。'.repeat(120)}扫描下方二维码关注我们。`,
    ],
    ['nothing', '', ''],
  ])('not %s', (_, title, body) => expect(isAdvertisement(title, body)).toBe(false))

  it('gives its reasons', () => {
    expect(judgeAdvertisement('', '加微信 abc12345 立即购买').reasons).toEqual(['contact', 'buy'])
  })
})

describe('what a negative text is negative about', () => {
  it.each([
    ['quality', '新车刚开一个月就异响', '变速箱顿挫严重，做工粗糙，车门掉漆，4S店说没问题'],
    ['service', '商家拒绝退款', '联系客服三天没人回复，售后互相推诿'],
    ['price', '会员又涨价了', '自动续费还多扣费，性价比低'],
    ['safety', '一工厂发生爆炸致3人死亡', '起火原因正在调查，伤者已送医'],
    ['management', '某公司财务造假被立案', '董事长涉嫌受贿被调查，证监会处罚'],
    ['finance', '公司前三季度净亏损扩大', '股价暴跌，债务逾期，资金链紧张'],
    ['labour', '公司裁员引发劳动仲裁', '员工称被拖欠工资，加班没有补偿'],
    ['environment', '化工厂偷排污水被曝光', '河水黑臭，居民称废气扰民'],
    ['ethics', '艺人就不当言论道歉', '网友抵制，品牌解约'],
    ['finance', 'Shares plunge after profit warning', 'The company reported heavy losses and a downgrade of its debt.'],
    ['service', '客服態度惡劣', '退貨被拒，售後推諉'],
  ])('%s: %s', (id, title, body) => expect(dimensionOf(title, body)?.id).toBe(id))

  it('says which words told, and nothing where none did', () => {
    expect(dimensionOf('会员涨价', '')).toEqual({ id: 'price', share: 1, words: ['涨价'] })
    expect(dimensionOf('今天天气不错', '云很白')).toBeNull()
    // Words of several words are one sign; one of them alone is none.
    expect(dimensionOf('Their customer service is a joke', '')?.id).toBe('service')
    expect(dimensionOf('Every customer came', 'on a hike')).toBeNull()
  })

  it('goes by the table of the organisation', () => {
    const own = createDimensions([
      { id: 'taste', name: ['口味', '口味', 'Taste'], words: { 太咸: 1 } },
      ...defaultDimensions,
    ])
    expect(own.dimensionOf('汤太咸', '还凉了')?.id).toBe('taste')
  })

  it('has a name in three languages for each', () => {
    for (const { name, words } of defaultDimensions) {
      expect(name.every(Boolean)).toBe(true)
      expect(Object.keys(words).length).toBeGreaterThan(15)
    }
  })
})

describe('hostile texts', () => {
  it.each([
    ['digits', '1'.repeat(10_000_000)],
    ['contacts', '加微信'.repeat(3_000_000)],
    ['discounts', '满100'.repeat(2_000_000)],
    ['binary', '\0\uffff'.repeat(5_000_000)],
  ])('%s: bounded time', (_, text) => {
    const began = process.cpuUsage()
    judgeAdvertisement(text, text)
    dimensionOf(text, text)
    expect(processorMs(began)).toBeLessThan(500)
  })
})
