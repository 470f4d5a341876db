/** What the named screens are called. */
import { phrases } from '@guanlan/platform/contract'

export const screenStrings = phrases({
  monitorScreen: ['监测大屏', '監測大屏', 'Monitoring screen'],
  brandOption: ['24 小时概览', '24 小時概覽', '24-hour overview'],
  fontVolum: ['7 天正面舆情与热点', '7 天正面輿情與熱點', 'Seven days: positive opinion and hot stories'],
  secondWarn: ['各品牌负面处理', '各品牌負面處理', 'Negatives and how they are handled'],
  monthTotal: ['30 天本品与竞品', '30 天本品與競品', 'Thirty days: own brands and competitors'],
  '315Screen': ['315 大屏', '315 大屏', '15 March'],
  TopBrand: ['品牌榜大屏', '品牌榜大屏', 'Top brands'],
  CrisisScreen: ['危机大屏', '危機大屏', 'Crisis screen'],
  wqFrontOption: ['WQ 首屏', 'WQ 首屏', 'WQ front'],
  wqIndustry: ['WQ 行业', 'WQ 行業', 'WQ industry'],
  wqCompare: ['WQ 对比', 'WQ 對比', 'WQ comparison'],
  jblhOneScreen: ['JBLH 定制屏一', 'JBLH 客製屏一', 'JBLH screen one'],
  jblhTwoScreen: ['JBLH 定制屏二', 'JBLH 客製屏二', 'JBLH screen two'],
  flScreen: ['FL 大屏', 'FL 大屏', 'FL screen'],
})
