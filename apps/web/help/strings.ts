export const helpStrings = {
  title: ['使用帮助', '使用說明', 'Help'],
  find: ['在全部帮助里查找', '在全部說明裡查找', 'Search all help'],
  keyFind: ['查找帮助', '查找說明', 'Search help'],
  topics: ['通用说明', '通用說明', 'General'],
  nothing: ['没有找到“{{words}}”', '找不到「{{words}}」', 'Nothing says “{{words}}”'],
  nothingHint: ['请换一个词，或清空搜索框。', '請換一個詞，或清空搜尋框。', 'Try another word, or clear the search.'],
  open: ['打开此页面', '開啟此頁面', 'Open this screen'],
  rule: ['写法', '寫法', 'Written'],
  finds: ['找到', '找到', 'Finds'],
} as const
