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
  model_none: ['该场景需要接入模型', '該場景需要接入模型', 'This needs a model'],
  model_forbidden: [
    '你没有把内容交给模型的权限',
    '你沒有把內容交給模型的權限',
    'You may not send content to the model',
  ],
  model_sceneOff: ['该场景已停用模型', '該場景已停用模型', 'The model is switched off for this'],
  model_notChosen: [
    '机构还没有选择把什么内容发给模型（系统设置 · 智能助手）',
    '機構還沒有選擇把什麼內容發給模型（系統設定 · 智慧助手）',
    'Nobody chose yet what is sent to the model (system settings, assistant)',
  ],
  stopped: ['已停止，已用 {{tokens}} 个 token', '已停止，已用 {{tokens}} 個 token', 'Stopped; {{tokens}} tokens used'],
  instructionName: ['名称为 1 到 50 个字符', '名稱為 1 到 50 個字元', 'A name has 1 to 50 characters'],
  instructionLength: [
    '指令为 1 到 4,000 个字符',
    '指令為 1 到 4,000 個字元',
    'An instruction has 1 to 4,000 characters',
  ],
  labelLength: ['字段名为 1 到 20 个字符', '欄位名為 1 到 20 個字元', 'The name of a field has 1 to 20 characters'],
  fieldCount: ['字段为 1 到 10 个', '欄位為 1 到 10 個', 'There are 1 to 10 fields'],
  fieldTwice: ['两个字段同名', '兩個欄位同名', 'Two fields have one name'],
  oneOfArticles: ['只能有一个文章字段', '只能有一個文章欄位', 'One field of articles at most'],
  exampleLength: ['示例最多 500 个字符', '範例最多 500 個字元', 'An example has 500 characters at most'],
  tooManyInstructions: [
    '最多保存 {{most}} 条自己的指令',
    '最多儲存 {{most}} 條自己的指令',
    '{{most}} own instructions at most',
  ],
  maySharedNot: ['你没有共享指令的权限', '你沒有共享指令的權限', 'You may not share instructions'],
  unshareOwn: [
    '只有写下它的人能取消共享',
    '只有寫下它的人能取消共享',
    'Only its writer takes it out of the shared ones',
  ],
  field_instruction: ['指令内容', '指令內容', 'Instruction'],
  field_fields: ['字段', '欄位', 'Fields'],
  field_example: ['示例', '範例', 'Example'],
  field_shared: ['共享给机构', '共享給機構', 'Shared'],
  field_name: ['名称', '名稱', 'Name'],
  field_scene: ['场景', '場景', 'Scene'],
  field_amount: ['发送量', '發送量', 'Amount sent'],
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
