import { commonWords, phrases, pick } from '@guanlan/platform/contract'
import { voiceWords } from './voice.ts'

export const strings = phrases({
  ...voiceWords,
  ...pick(commonWords, 'author'),
  title: ['口碑', '口碑', 'Word of mouth'],
  add: ['录入口碑', '輸入口碑', 'Add a review'],
  find: ['查找标题、正文、产品', '尋找標題、內文、產品', 'Find a title, text or product'],
  score: ['评分', '評分', 'Points'],
  points: ['{{score}} 分', '{{score}} 分', '{{score}} points'],
  good: ['优点', '優點', 'Good points'],
  bad: ['缺点', '缺點', 'Bad points'],
  publishedOn: ['发布日期', '發布日期', 'Published'],
  none: ['还没有口碑', '還沒有口碑', 'No reviews yet'],
  positive: ['好评', '好評', 'Good'],
  neutral: ['中评', '中評', 'Middling'],
  negative: ['差评', '負評', 'Bad'],
  rating: ['评价', '評價', 'Rating'],
  distribution: ['评分分布', '評分分布', 'Points given'],
  byProduct: ['按产品', '依產品', 'By product'],
  aspects: ['提到的优缺点', '提到的優缺點', 'Points of praise and criticism'],
  reviews: ['条数', '則數', 'Reviews'],
  average: [
    '平均 {{score}} 分，共 {{count}} 条',
    '平均 {{score}} 分，共 {{count}} 則',
    '{{score}} points on average, {{count}} reviews',
  ],
  productLength: ['产品为 1 到 100 个字符', '產品為 1 到 100 個字元', 'A product has 1 to 100 characters'],
  scoreRange: ['评分为 0 到 5', '評分為 0 到 5', 'Points are 0 to 5'],
  pointsLength: [
    '至多 20 项，每项至多 50 字',
    '至多 20 項，每項至多 50 字',
    'At most 20, each of at most 50 characters',
  ],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    reviews: typeof strings
  }
}
