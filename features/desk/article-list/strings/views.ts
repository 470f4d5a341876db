import { phrases } from '@guanlan/platform/contract'

export const views = phrases({
  views: ['视图', '檢視', 'Views'],
  keepViews: ['存为视图', '存為檢視', 'Keep as a view'],
  beginHere: ['打开监测数据时先显示“{{name}}”', '開啟監測資料時先顯示「{{name}}」', 'Begin with "{{name}}"'],
  beginElsewhere: ['不再先显示“{{name}}”', '不再先顯示「{{name}}」', 'Begin with "{{name}}" no more'],
  beginsHere: ['起始', '起始', 'start'],
})
