import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  rule: ['检索词或规则', '檢索詞或規則', 'Words or rule'],
  ruleHint: ['填写后只看全部文章里符合规则的', '填寫後只看全部文章裡符合規則的', 'Of all articles that it finds'],
  ruleLength: ['规则最多 2,000 个字符', '規則最多 2,000 個字元', 'A rule has at most 2,000 characters'],
  ruleUnread: [
    '规则有误，请在检索里检查',
    '規則有誤，請在檢索裡檢查',
    'The rule cannot be read; the search says where',
  ],
  shape: ['形状', '形狀', 'Shape'],
  shape_rectangle: ['矩形', '矩形', 'Rectangle'],
  shape_ellipse: ['椭圆', '橢圓', 'Ellipse'],
  shape_diamond: ['菱形', '菱形', 'Diamond'],
  shape_triangle: ['三角', '三角', 'Triangle'],
  shape_heart: ['心形', '心形', 'Heart'],
  title: ['词云', '詞雲', 'Word cloud'],
  searchTitle: ['词云检索', '詞雲檢索', 'Word cloud of a search'],
  exportTitle: ['词云导出', '詞雲匯出', 'Word-cloud export'],
  text: ['文字', '文字', 'Text'],
  textHint: [
    '粘贴一段文字，最多 1 MB。文字不会被保存。',
    '貼上一段文字，最多 1 MB。文字不會被儲存。',
    'Paste a text of at most 1 MB. It is not stored.',
  ],
  textTooLong: ['文字超过 1 MB', '文字超過 1 MB', 'The text is longer than 1 MB'],
  stop: ['不计的词', '不計的詞', 'Words left out'],
  pinned: ['保持完整的词', '保持完整的詞', 'Words kept in one piece'],
  merged: ['合并的词（甲=乙）', '合併的詞（甲=乙）', 'Merged words (one=other)'],
  separated: ['用空格或逗号分隔', '用空格或逗號分隔', 'Separated by spaces or commas'],
  make: ['生成词云', '產生詞雲', 'Make the cloud'],
  word: ['词', '詞', 'Word'],
  count: ['次数', '次數', 'Count'],
  articles: ['文章数', '文章數', 'Articles'],
  none: ['没有可以显示的词', '沒有可以顯示的詞', 'No word to show'],
  noneText: [
    '换一段文字，或减少不计的词。',
    '換一段文字，或減少不計的詞。',
    'Try another text, or leave out fewer words.',
  ],
  begin: ['输入文字后生成词云', '輸入文字後產生詞雲', 'Enter a text to make a cloud'],
  shownOf: [
    '共 {{total}} 个不同的词，显示 {{count}} 个',
    '共 {{total}} 個不同的詞，顯示 {{count}} 個',
    '{{count}} of {{total}} different words',
  ],
  monitor: ['监测', '監測', 'Monitor'],
  days: ['天数', '天數', 'Days'],
  search: ['检索', '檢索', 'Search'],
  signIn: ['请先登录', '請先登入', 'Please sign in first'],
  signInText: [
    '检索机构的文章需要登录；自己的文字不需要。',
    '檢索機構的文章需要登入；自己的文字不需要。',
    'Searching articles of an organisation needs a session; a text of your own does not.',
  ],
  toSignIn: ['去登录', '前往登入', 'Sign in'],
  lastDays: ['近 {{days}} 天', '近 {{days}} 天', 'Last {{days}} days'],
  toProduct: ['回到观澜', '回到觀瀾', 'Back to Guanlan'],
  ownText: ['用自己的文字', '用自己的文字', 'Use a text of my own'],
  toSearch: ['按检索制作', '按檢索製作', 'Make it of a search'],
  xlsx: ['导出 Excel', '匯出 Excel', 'Export as Excel'],
  svg: ['导出 SVG', '匯出 SVG', 'Export as SVG'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    wordClouds: typeof strings
  }
}
