import { phrases } from '@guanlan/platform/contract'

export const templateStrings = phrases({
  brand: ['品牌', '品牌', 'Brand'],
  brandText: ['声量、口碑走向、话题与地区', '聲量、口碑走向、話題與地區', 'Volume, sentiment, stories and regions'],
  press: ['媒体公关', '媒體公關', 'Press office'],
  pressText: ['最新报道、未处理的预警与媒体', '最新報導、未處理的預警與媒體', 'Newest articles, open incidents, media'],
  product: ['产品', '產品', 'Product'],
  productText: ['口碑、投诉与热词', '口碑、投訴與熱詞', 'Reviews, complaints and hot words'],
  service: ['客服', '客服', 'Service'],
  serviceText: ['投诉、预警与发声时段', '投訴、預警與發聲時段', 'Complaints, incidents and when people write'],
  management: ['管理层', '管理層', 'Management'],
  managementText: ['一眼看清总量、热点与预警', '一眼看清總量、熱點與預警', 'Totals, stories and incidents in one look'],
})
