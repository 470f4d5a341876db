import { phrases } from '@guanlan/platform/contract'

export const chartStrings = phrases({
  asTable: ['看表格：{{title}}', '看表格：{{title}}', 'As a table: {{title}}'],
  save: ['保存：{{title}}', '儲存：{{title}}', 'Save: {{title}}'],
  asPng: ['图片 PNG（两倍清晰）', '圖片 PNG（兩倍清晰）', 'Picture, PNG at twice the size'],
  asSvg: ['图片 SVG', '圖片 SVG', 'Picture, SVG'],
  notDownloaded: ['图片没有生成，请重试', '圖片沒有產生，請重試', 'The picture could not be made. Try again'],
  points: ['逐点查看：{{title}}', '逐點檢視：{{title}}', 'Point by point: {{title}}'],
  pointOf: ['{{row}}，{{series}}：{{value}}', '{{row}}，{{series}}：{{value}}', '{{row}}, {{series}}: {{value}}'],
  pointShare: ['{{row}}：{{value}}，占 {{share}}', '{{row}}：{{value}}，占 {{share}}', '{{row}}: {{value}}, {{share}}'],
  pointsToOpen: [
    '逐点查看，回车打开文章：{{title}}',
    '逐點檢視，按 Enter 開啟文章：{{title}}',
    'Point by point, Enter opens the articles: {{title}}',
  ],
  openPoint: ['查看文章：{{point}}', '檢視文章：{{point}}', 'Open the articles: {{point}}'],
  empty: ['这段时间没有数据', '這段時間沒有資料', 'Nothing in this period'],
  emptySentence: ['{{title}}：没有数据。', '{{title}}：沒有資料。', '{{title}}: no data.'],
  overSentence: [
    '{{title}}：{{from}} 至 {{to}}，{{of}}；最高是 {{row}} 的{{series}}，{{most}}。',
    '{{title}}：{{from}} 至 {{to}}，{{of}}；最高是 {{row}} 的{{series}}，{{most}}。',
    '{{title}}, from {{from}} to {{to}}: {{of}}. The highest is {{series}} at {{row}}: {{most}}.',
  ],
  oneDaySentence: [
    '{{title}}：在 {{day}} 一天，{{of}}。',
    '{{title}}：在 {{day}} 一天，{{of}}。',
    '{{title}}, on {{day}} alone: {{of}}.',
  ],
  indexSentence: [
    '{{title}}：{{from}} 至 {{to}}；最高是 {{row}} 的{{series}}，{{most}}。',
    '{{title}}：{{from}} 至 {{to}}；最高是 {{row}} 的{{series}}，{{most}}。',
    '{{title}}, from {{from}} to {{to}}. The highest is {{series}} at {{row}}: {{most}}.',
  ],
  seriesTotal: ['{{name}}共 {{total}}', '{{name}}共 {{total}}', '{{name}} {{total}} in all'],
  and: ['，', '，', ', '],
  amongSentence: [
    '{{title}}：{{count}} 项，合计 {{total}}；最多的是{{row}}，{{most}}，占 {{share}}。',
    '{{title}}：{{count}} 項，合計 {{total}}；最多的是{{row}}，{{most}}，占 {{share}}。',
    '{{title}}: {{count}} parts, {{total}} in all. The largest is {{row}} with {{most}}, {{share}}.',
  ],
  gridSentence: [
    '{{title}}：合计 {{total}}；最高在{{row}} {{series}}，{{most}}。',
    '{{title}}：合計 {{total}}；最高在{{row}} {{series}}，{{most}}。',
    '{{title}}: {{total}} in all. The highest is {{row}} {{series}} with {{most}}.',
  ],
  expected: [
    '{{low}} 至 {{high}}，中位 {{middle}}',
    '{{low}} 至 {{high}}，中位 {{middle}}',
    '{{low}} to {{high}}, middle {{middle}}',
  ],
  expectedSentence: [
    '{{name}}：{{from}} 至 {{to}}；最高在 {{row}}，{{expected}}。',
    '{{name}}：{{from}} 至 {{to}}；最高在 {{row}}，{{expected}}。',
    ' {{name}}, from {{from}} to {{to}}: highest at {{row}}, {{expected}}.',
  ],
  fromTo: ['{{from}}–{{to}}', '{{from}}–{{to}}', '{{from}} to {{to}}'],
  total: ['合计', '合計', 'Total'],
})
