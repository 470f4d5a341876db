/** Words within the clipping book. */
export const bookWords = {
  bookOf: ['“{{name}}”剪报册', '“{{name}}”剪報冊', 'Clipping book of “{{name}}”'],
  makingBook: ['制作“{{name}}”剪报册', '製作“{{name}}”剪報冊', 'Making the clipping book of “{{name}}”'],
  bookMade: ['剪报册收入 {{count}} 篇', '剪報冊收入 {{count}} 篇', 'A clipping book of {{count}} pieces'],
  bookVolume: [
    '第 {{volume}} 册，共 {{volumes}} 册',
    '第 {{volume}} 冊，共 {{volumes}} 冊',
    'Volume {{volume}} of {{volumes}}',
  ],
  bookCount: ['收入稿件 {{count}} 篇', '收入稿件 {{count}} 篇', '{{count}} pieces'],
  bookRange: ['{{from}} 至 {{to}}', '{{from}} 至 {{to}}', '{{from}} to {{to}}'],
  bookContents: ['目录', '目錄', 'Contents'],
  bookNumbers: ['活动成效', '活動成效', 'Results'],
  bookOnline: ['网络稿件', '網路稿件', 'Pieces on sites'],
  bookOffline: ['报刊、广播、电视', '報刊、廣播、電視', 'Print, radio, television'],
  bookTitleChanged: ['标题有改动', '標題有改動', 'title changed'],
  bookNumbersChanged: ['数字有出入', '數字有出入', 'numbers differ'],
  bookBeside: ['附件：{{name}}', '附件：{{name}}', 'File beside this book: {{name}}'],
  bookFrom: ['稿件：{{title}}', '稿件：{{title}}', 'Release: {{title}}'],
  bookHeadName: ['项目', '項目', 'Number'],
  bookHeadValue: ['数值', '數值', 'Value'],
  bookHeadChange: ['说明', '說明', 'Note'],
} as const
