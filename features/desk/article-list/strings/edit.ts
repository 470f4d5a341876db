import { phrases } from '@guanlan/platform/contract'

export const edit = phrases({
  field_level: ['负面级别', '負面級別', 'Negativity level'],
  field_region: ['地区', '地區', 'Region'],
  field_author: ['作者', '作者', 'Author'],
  field_dimension: ['负面维度', '負面維度', 'Negative about'],
  field_advertisement: ['广告', '廣告', 'Advertisement'],
  isAd: ['是广告', '是廣告', 'An advertisement'],
  editTitle: ['编辑文章', '編輯文章', 'Edit the article'],
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
  summary: ['摘要', '摘要', 'Summary'],
})
