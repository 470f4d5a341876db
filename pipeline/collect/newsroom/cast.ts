/** Who plays in the demonstration: brands, media and people, all invented. */
import type { MediaType } from '@guanlan/features/articles/articles/contract'

export interface Brand {
  name: string
  models: readonly string[]
  /** How much of the news is about it. */
  weight: number
}

export const brands: readonly Brand[] = [
  { name: '澄屿汽车', models: ['鹭行', '鹭行 Pro', '岚舟'], weight: 42 },
  { name: '朔野汽车', models: ['北驰', '北驰 S'], weight: 20 },
  { name: '霁蓝出行', models: ['云桥', '云桥 Max'], weight: 20 },
  { name: '穹途汽车', models: ['星野', '星野旅行版'], weight: 18 },
]

export interface Medium {
  name: string
  type: MediaType
  /** Index into mediaLevels: 1 central, 2 provincial, 3 city, 4 industry, 5 self. */
  level: number
  /** Division code. */
  region: number
  weight: number
}

const medium = (name: string, type: MediaType, level: number, region: number, weight: number): Medium => ({
  name,
  type,
  level,
  region,
  weight,
})

export const media: readonly Medium[] = [
  medium('北汀都市报', 'press', 2, 330000, 5),
  medium('江澈晨刊', 'press', 3, 320100, 4),
  medium('雁城日报', 'press', 3, 430400, 3),
  medium('青麓经济报', 'press', 4, 370000, 3),
  medium('新岸财经', 'web', 4, 310000, 9),
  medium('车渡网', 'web', 4, 110000, 10),
  medium('蓝鳍财讯', 'web', 4, 440300, 7),
  medium('潮汐新闻网', 'web', 2, 440000, 8),
  medium('南堰在线', 'web', 3, 510100, 6),
  medium('岸线观察', 'web', 4, 420100, 5),
  medium('新岸财经客户端', 'app', 4, 310000, 9),
  medium('橡果科技评论', 'app', 4, 110000, 8),
  medium('极昼快讯', 'app', 5, 330100, 7),
  medium('木桥说车', 'weixin', 5, 320500, 9),
  medium('澄屿汽车服务', 'weixin', 5, 330000, 4),
  medium('底盘笔记', 'weixin', 5, 500000, 7),
  medium('灯塔公关', 'weixin', 5, 310000, 4),
  medium('微博', 'weibo', 5, 110000, 42),
  medium('滩声论坛', 'bbs', 4, 350200, 16),
  medium('白沙车友会', 'bbs', 5, 460100, 9),
  medium('江澈早间生活', 'broadcast', 3, 320100, 3),
  medium('雁城交通广播', 'broadcast', 3, 430400, 3),
  medium('车间夜话', 'program', 4, 440100, 3),
  medium('Harbour Motor Review', 'fmn', 4, 0, 4),
  medium('North Quay Business', 'fmn', 4, 0, 3),
  medium('潮汐新闻网评论', 'comment', 5, 440000, 14),
  medium('极昼快讯评论', 'comment', 5, 330100, 12),
]

export const posters = [
  '小满开电车',
  '雪线以北',
  '老骆修车',
  '阿蓝不加班',
  '三月里的充电桩',
  '厨房与公路',
  '山路十八弯',
  '一杯冷萃',
  '南门外的猫',
  '数电阻的人',
  '半坡日记',
  '骑行去看海',
  '晚风和尾灯',
  '木木想换车',
  '泊车困难户',
  '二十四号充电桩',
  '风阻先生',
  '灰兔子',
  '后备箱哲学',
  '周末进山',
  '慢车道观察员',
  '雨刮器同学',
] as const
export const reporters = [
  '顾言蹊',
  '岑溪',
  '季望舒',
  '闻昭',
  '陆知微',
  '沈砚',
  '程晚舟',
  '谢临川',
  '温如许',
  '祝南风',
] as const
export const regions = [
  110000, 310000, 330100, 330200, 320100, 320500, 440100, 440300, 510100, 500000, 420100, 370200, 350200, 610100,
  430100, 210100, 230100, 410100,
] as const
