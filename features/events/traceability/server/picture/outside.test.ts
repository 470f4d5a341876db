import { describe, expect, test } from 'vitest'
import { sourcesNamed } from './outside.ts'

describe('a source that a text names', () => {
  test.each([
    ['（来源：观潮晚报）', '观潮晚报', '来源：观潮晚报', true],
    ['文章来源: 新潮社 编辑：某某', '新潮社', '文章来源: 新潮社', true],
    ['转自《海岸线》', '海岸线', '转自《海岸线', true],
    ['稿源：港湾网责任编辑：李', '港湾网', '稿源：港湾网责任编辑', true],
    ['source: Harbour', 'Harbour', 'source: Harbour', true],
    ['昨夜有雨。据观潮通讯社11月20日报道，', '观潮通讯社', '据观潮通讯社11月20日报道', false],
  ])('%s', (text, name, naming, isCued) => {
    expect(sourcesNamed(text)).toEqual([{ name, naming, isCued }])
  })
  test.each(['来源：网络', '来源：本站综合', '数据观潮社报道', '根据现场消息', '来源：甲', '来源：原创', ''])(
    'is none in %s',
    text => expect(sourcesNamed(text)).toEqual([]),
  )
})
