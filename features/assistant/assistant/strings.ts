import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  scene_gptSession: ['实时对话', '即時對話', 'Real-time chat'],
  scene_product: ['产品', '產品', 'Product'],
  scene_activity: ['活动', '活動', 'Activity'],
  scene_translate: ['翻译', '翻譯', 'Translate'],
  scene_report: ['报告', '報告', 'Report'],
  questionLength: ['问题为 1 到 2,000 个字符', '問題為 1 到 2,000 個字元', 'A question has 1 to 2,000 characters'],
  sessionRemoved: ['该会话已删除', '該對話已刪除', 'This session has been removed'],
  fieldMissing: ['指令缺少“{{field}}”', '指令缺少「{{field}}」', 'The instruction lacks "{{field}}"'],
  lineLength: ['“{{field}}”最多 200 个字符', '「{{field}}」最多 200 個字元', '"{{field}}" has 200 characters at most'],
  needsModel: ['该场景需要接入模型', '該場景需要接入模型', 'This needs a model'],
  noSources: [
    '这个结果没有出处，不能放入报告',
    '這個結果沒有出處，不能放入報告',
    'This result has no sources to put into a report',
  ],
  noArticles: ['所选文章已不在', '所選文章已不在', 'The chosen articles are gone'],
  titleLength: ['标题为 1 到 100 个字符', '標題為 1 到 100 個字元', 'A title has 1 to 100 characters'],
  noteLength: ['备注最多 500 个字符', '備註最多 500 個字元', 'A note has 500 characters at most'],
  tagLength: [
    '最多 10 个标记，每个不超过 20 个字符',
    '最多 10 個標記，每個不超過 20 個字元',
    'Ten tags at most, each of up to 20 characters',
  ],
  textLength: ['文字最多 20,000 个字符', '文字最多 20,000 個字元', 'A text has 20,000 characters at most'],
  articleCount: ['最多选择 50 篇文章', '最多選擇 50 篇文章', '50 articles at most'],
  nextMedium: ['{{medium}}怎么说 {{subject}}', '{{medium}}怎麼說 {{subject}}', 'What does {{medium}} say {{subject}}'],
  nextRegion: ['{{region}}的报道 {{subject}}', '{{region}}的報導 {{subject}}', 'Reports from {{region}} {{subject}}'],
  nextWord: ['{{word}} 与 {{subject}}', '{{word}} 與 {{subject}}', '{{word}} and {{subject}}'],
  nextNegative: ['{{subject}} 的负面报道', '{{subject}} 的負面報導', 'Negative reports {{subject}}'],
  nextNegatives: ['其中的负面报道', '其中的負面報導', 'The negative ones of them'],
  nextPeak: ['{{day}} 的报道 {{subject}}', '{{day}} 的報導 {{subject}}', 'Reports of {{day}} {{subject}}'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    assistant: typeof strings
  }
}
