/** What the record of acts calls what people do in this area: each call that changes something, and each table whose rows the record keeps. */
import type { RecordWords } from '@guanlan/platform/contract'

const acts: RecordWords['acts'] = {
  'charts.addNote': ['添加图表标注', '添加圖表標註', 'Annotated a chart'],
  'charts.changeNote': ['修改图表标注', '修改圖表標註', 'Changed an annotation'],
  'charts.removeNote': ['删除图表标注', '刪除圖表標註', 'Removed an annotation'],
  'charts.makeEmbed': ['新建嵌入图表', '新增嵌入圖表', 'Made an embedded chart'],
  'charts.changeEmbed': ['修改嵌入图表', '修改嵌入圖表', 'Changed an embedded chart'],
  'charts.revokeEmbed': ['撤销嵌入图表', '撤銷嵌入圖表', 'Ended an embedded chart'],
  'charts.setWeights': ['调整指数权重', '調整指數權重', 'Changed the weights of an index'],
}

const tables: RecordWords['tables'] = {
  chart_notes: ['图表标注', '圖表標註', 'Annotation'],
  index_weights: ['指数权重', '指數權重', 'Weights of an index'],
  chart_embeds: ['嵌入图表', '嵌入圖表', 'Embedded chart'],
}

const objects: RecordWords['objects'] = {
  charts: 'chart_embeds',
}

export const recordWords: RecordWords = { acts, tables, objects }
