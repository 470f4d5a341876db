/** What the record of acts calls what people do in this area: each call that changes something, and each table whose rows the record keeps. */
import type { RecordWords } from '@guanlan/platform/contract'

const acts: RecordWords['acts'] = {
  'comparison.add': ['新增对比方案', '新增對比方案', 'Added a comparison'],
  'comparison.update': ['修改对比方案', '修改對比方案', 'Changed a comparison'],
  'comparison.remove': ['删除对比方案', '刪除對比方案', 'Removed comparisons'],
  'comparison.rivalsAdd': ['新增竞品分析', '新增競品分析', 'Added a competitor analysis'],
  'comparison.rivalsUpdate': ['修改竞品分析', '修改競品分析', 'Changed a competitor analysis'],
  'comparison.rivalsRemove': ['删除竞品分析', '刪除競品分析', 'Deleted a competitor analysis'],
}

const tables: RecordWords['tables'] = {
  comparisons: ['对比方案', '比較方案', 'Comparison'],
  competitor_analyses: ['竞品分析', '競品分析', 'Competitor analysis'],
}

const objects: RecordWords['objects'] = {
  comparison: 'comparisons',
}

export const recordWords: RecordWords = { acts, tables, objects }
