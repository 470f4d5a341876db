import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'name', 'updated', 'updatedBy', 'brand', 'order', 'cancel', 'save'),
  topicWords: ['主题词', '主題詞', 'Topic words'],
  competitors: ['本品与竞品', '本品與競品', 'Own brands and competitors'],
  negativeMedia: ['负面媒体', '負面媒體', 'Negative media'],
  societyEvents: ['社会热点', '社會熱點', 'Hot events'],
  find: ['查找名称', '尋找名稱', 'Find a name'],
  add: ['新建', '新增', 'New'],
  none: ['还没有内容', '還沒有內容', 'Nothing yet'],
  noneText: ['大屏的面板从这里取内容。', '大屏的面板從這裡取內容。', 'Panels of big screens are of what stands here.'],
  removed: ['已移除 {{count}} 条', '已移除 {{count}} 條', '{{count}} removed'],
  monitor: ['监测项', '監測項', 'Monitor'],
  monitorNumber: ['监测项编号', '監測項編號', 'Number of the monitor'],
  rule: ['规则', '規則', 'Rule'],
  own: ['本品', '本品', 'Own'],
  rival: ['竞品', '競品', 'Competitor'],
  side: ['属于', '屬於', 'Side'],
  words: ['词', '詞', 'Words'],
  brandHint: [
    '输入几个字，从品牌库里选',
    '輸入幾個字，從品牌庫裡選',
    'Type a few letters and choose from the brand library',
  ],
  wordsHint: ['每行一个', '每行一個', 'One a line'],
  medium: ['媒体', '媒體', 'Medium'],
  reason: ['原因', '原因', 'Reason'],
  hotEvent: ['热榜事件', '熱榜事件', 'Hot event'],
  hotEventNumber: ['热榜事件编号', '熱榜事件編號', 'Number of the hot event'],
  orderSaved: ['已保存顺序', '已儲存順序', 'Order saved'],
  nameLength: ['名称为 1 到 50 个字符', '名稱為 1 到 50 個字元', 'A name has 1 to 50 characters'],
  taken: ['名称“{{name}}”已存在', '名稱「{{name}}」已存在', 'There is "{{name}}" already'],
  ruleLength: ['规则最多 4,000 个字符', '規則最多 4,000 個字元', 'A rule has at most 4,000 characters'],
  ruleInvalid: [
    '规则第 {{place}} 字：{{problem}}',
    '規則第 {{place}} 字：{{problem}}',
    'Rule, character {{place}}: {{problem}}',
  ],
  monitorOrRule: [
    '请选择监测项或填写规则，二选一',
    '請選擇監測項或填寫規則，二選一',
    'Choose a monitor or write a rule, one of them',
  ],
  monitorGone: ['监测项不存在', '監測項不存在', 'There is no such monitor'],
  wordLength: ['词为 1 到 50 个字符', '詞為 1 到 50 個字元', 'A word has 1 to 50 characters'],
  wordCount: ['最多 20 个词', '最多 20 個詞', 'At most 20 words'],
  brandOrWords: ['请填写品牌库名称或词', '請填寫品牌庫名稱或詞', 'Name a brand of the library, or words'],
  mediumGone: ['媒体不存在', '媒體不存在', 'There is no such medium'],
  reasonLength: ['原因最多 200 个字符', '原因最多 200 個字元', 'A reason has at most 200 characters'],
  eventOrWords: ['请选择热榜事件或填写词', '請選擇熱榜事件或填寫詞', 'Name a hot event, or words'],
  eventGone: ['热榜事件不存在', '熱榜事件不存在', 'There is no such hot event'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    screenMaterials: typeof strings
  }
}
