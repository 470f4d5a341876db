import { describe, expect, it } from 'vitest'
import { rounds } from '../../testing/rounds.ts'
import { regions } from '../data/regions.ts'
import { processorMs } from '../testing/processor-ms.ts'
import { districts, divisionOf } from './divisions.ts'
import { mentionedRegions, placesOf } from './places.ts'

describe('the division', () => {
  it('gives every district a code of its own and the city or province above it', () => {
    const codes = new Set(regions.map(region => region.code))
    expect(districts.length).toBeGreaterThan(2800)
    expect(new Set(districts.map(({ code }) => code)).size).toBe(districts.length)
    for (const { code, parent, short, name } of districts) {
      expect(code).toMatch(/^\d{6}$/)
      expect(codes).toContain(parent)
      expect(name.startsWith(short)).toBe(true)
      expect(short.length).toBeGreaterThan(1)
    }
    expect(divisionOf('429004')).toMatchObject({ name: '仙桃市', parent: '420000' })
    expect(divisionOf('533102')).toMatchObject({ short: '瑞丽', parent: '533100' })
  })
})

describe('places named', () => {
  it.each([
    ['a district by its city before it', '北京市朝阳区发布通告', ['110000', '110105']],
    ['a district in short behind its city', '北京朝阳一小区起火', ['110000', '110105']],
    ['a city in short behind its province', '辽宁朝阳今日降雪', ['210000', '211300']],
    ['no place where the word is a word', '朝阳产业前景好，迎着朝阳奔跑', []],
    ['the short name once the full one was read', '朝阳市通报：朝阳一工厂停产', ['211300']],
    ['the one of several whose city is named', '南京警方在鼓楼区抓获嫌疑人', ['320100', '320106']],
    ['the same name in another city', '福州市鼓楼区', ['350100', '350102']],
    ['nothing when no city tells which', '鼓楼区一商场失火', []],
    ['the nearest city of two', '徐州与福州两地联动，福州市民在鼓楼区排队', ['350100', '320300', '350102']],
    ['a province, and the prefecture of the same name', '海南自贸港与青海海南州', ['460000', '630000', '632500']],
    ['behind its province', '青海海南藏族自治州', ['630000', '632500']],
    ['吉林 alone is the province', '吉林今年粮食丰收', ['220000']],
    ['吉林市 the city', '吉林市雾凇', ['220200']],
    ['a unique district alone', '天河区和浦东新区', ['440106', '310115']],
    ['a city of county level in short', '义乌小商品与昆山电子厂', ['330782', '320583']],
    ['not 北京时间', '北京时间11月5日下午消息', []],
    ['not what stands across words', '黄河南岸、全球最大连锁、出海口、三明治', []],
    ['not a street', '上海南京东路步行街，中山路', ['310000']],
    ['not a railway station cut wrongly', '上海南站、大连海事', ['310000', '210200']],
    ['not 北海道, 阿里巴巴, 马里奥', '北海道、阿里巴巴、马里奥', []],
    ['上海地铁 is not Haiti', '上海地铁与沿海地区', ['310000']],
    ['no ordinary word after a city', '天津和平解放', ['120000']],
    ['a district after its city', '天津和平区、石家庄新华区', ['120000', '120101', '130100', '130105']],
    ['an autonomous county', '湖北长阳土家族自治县', ['420000', '420528']],
    ['towns of the three without codes below', '台北、高雄；旺角', ['710000', '810000']],
    ['English names as whole words', 'Shenzhen and Hong Kong, not shenzhener', ['440300', '810000']],
    ['a city itself, not the county in it', '湖南长沙', ['430000', '430100']],
    ['traditional characters', '廣東深圳南山區', ['440000', '440300', '440305']],
    ['not the end of one word and the beginning of another', '非常熟悉、部长沙某、经济南移、公益阳光、昨天津贴', []],
    ['a city behind its province, though 南海 is a word', '海南海口', ['460000', '460100']],
    ['no street behind a city', '天津和平路', ['120000']],
    ['not a village', '陕西黄山村', ['610000']],
    ['full forms', '新疆生产建设兵团石河子市', ['650000', '659001']],
  ])('%s: %s', (_, text, codes) => expect(mentionedRegions(text)).toEqual(codes))

  it('countries, long names before short, and not in words', () => {
    const codes = (text: string) => placesOf('', text).countries.map(place => place.code)
    expect(codes('印度尼西亚与印度、南苏丹和苏丹')).toEqual(['ID', 'IN', 'SS', 'SD'])
    expect(codes('The United States and France; turkey and china-made, romania')).toEqual(['US', 'FR', 'CN', 'RO'])
    expect(codes('印度洋、中非合作、内蒙古、朝鲜族、中法国家')).toEqual([])
    expect(codes('沙烏地阿拉伯與紐西蘭')).toEqual(['SA', 'NZ'])
  })

  it('say how often, where first and whether in the title', () => {
    const { regions } = placesOf('南京通报', '鼓楼区　一事件，南京 鼓楼区再通报；杭州')
    expect(regions).toEqual([
      { code: '320100', name: '南京市', count: 2, first: 0, inTitle: true },
      { code: '320106', name: '鼓楼区', count: 2, first: 0, inTitle: false },
      { code: '330100', name: '杭州市', count: 1, first: 18, inTitle: false },
    ])
  })

  it('ends in time on hostile texts', () => {
    const VAST = rounds(200_000, 1_000_000)
    const began = process.cpuUsage()
    for (const text of [
      '朝阳'.repeat(VAST * 2),
      '鼓楼区北京'.repeat(VAST),
      '\0\uffff'.repeat(VAST * 2),
      '内'.repeat(VAST * 5),
    ])
      placesOf(text.slice(0, 1000), text)
    expect(processorMs(began)).toBeLessThan(rounds(10_000, 40_000))
  })
})
