import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const edit = phrases({
  ...pick(commonWords, 'summary'),
  field_level: commonWords.negativityLevel,
  field_region: commonWords.region,
  field_author: commonWords.author,
  field_dimension: commonWords.negativeAbout,
  field_advertisement: commonWords.advertisement,
  isAd: ['是广告', '是廣告', 'An advertisement'],
  editTitle: commonWords.editTheArticle,
  editSaved: ['已保存本机构的版本', '已儲存本機構的版本', 'Your organisation’s version is saved'],
  editedFields: ['已改 {{count}} 项', '已改 {{count}} 項', '{{count}} fields edited'],
  originalIs: ['原：{{text}}', '原：{{text}}', 'Original: {{text}}'],
  originalNothing: ['无', '無', 'nothing'],
  backToOriginal: ['恢复原文', '還原原文', 'Back to the original'],
  backToOriginalOf: ['{{label}}：恢复原文', '{{label}}：還原原文', '{{label}}: back to the original'],
  timeNote: [
    '列表与图表仍按原发布时间排列和统计',
    '列表與圖表仍依原發布時間排列和統計',
    'Lists and charts go on by the original time',
  ],
})
