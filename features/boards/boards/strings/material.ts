/** What panels of the material of big screens say. */
import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const materialStrings = phrases({
  ...pick(commonWords, 'positive', 'neutral', 'negative', 'articles'),
  subject: ['对象', '對象', 'Subject'],
  none_topics: [
    '还没有主题词，请在大屏素材中添加',
    '還沒有主題詞，請在大屏素材中新增',
    'No topic words yet: add some to the material',
  ],
  none_brands: [
    '还没有品牌，请在大屏素材中添加',
    '還沒有品牌，請在大屏素材中新增',
    'No brands yet: add some to the material',
  ],
  none_own: [
    '还没有本品，请在大屏素材中添加',
    '還沒有本品，請在大屏素材中新增',
    'No own brands yet: add some to the material',
  ],
  none_rivals: [
    '还没有竞品，请在大屏素材中添加',
    '還沒有競品，請在大屏素材中新增',
    'No rivals yet: add some to the material',
  ],
  net: ['净情感 {{net}}', '淨情感 {{net}}', 'net sentiment {{net}}'],
  health: ['健康度 {{health}}', '健康度 {{health}}', 'health {{health}}'],
  moved: ['比前一段 {{percent}}%', '比前一段 {{percent}}%', '{{percent}}% against before'],
  gone: ['已删除', '已刪除', 'removed'],
  leads: ['{{name}}最多，占 {{percent}}%', '{{name}}最多，佔 {{percent}}%', '{{name}} leads with {{percent}}%'],
  handled: [
    '发现 {{found}} 件，受理 {{acknowledged}} 件，办结 {{done}} 件',
    '發現 {{found}} 件，受理 {{acknowledged}} 件，辦結 {{done}} 件',
    '{{found}} found, {{acknowledged}} taken up, {{done}} settled',
  ],
  median: ['用时中位数 {{minutes}} 分钟', '用時中位數 {{minutes}} 分鐘', 'median {{minutes}} minutes'],
})
