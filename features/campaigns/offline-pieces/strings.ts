import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'updated', 'updatedBy', 'all', 'remove'),
  title: ['线下稿件', '線下稿件', 'Print, radio, television'],
  add: ['登记线下稿件', '登記線下稿件', 'Add a piece'],
  find: ['查找标题、媒体、摘要', '尋找標題、媒體、摘要', 'Find a title, medium or summary'],
  removed: ['已删除 {{count}} 篇线下稿件', '已刪除 {{count}} 篇線下稿件', '{{count}} pieces removed'],
  empty: ['还没有线下稿件', '還沒有線下稿件', 'No pieces of print, radio or television yet'],
  emptyText: [
    '报纸、广播、电视上的报道在这里登记：版面或录音录像附在旁边，计入活动成效，并收入剪报册。',
    '報紙、廣播、電視上的報導在這裡登記：版面或錄音錄影附在旁邊，計入活動成效，並收入剪報冊。',
    'What papers, radio and television brought is written down here, with the page or the recording; it counts among the results and stands in the clipping book.',
  ],
  pieceTitle: ['标题', '標題', 'Title'],
  medium: ['媒体', '媒體', 'Medium'],
  kind: ['类别', '類別', 'Kind'],
  kind_print: ['报刊', '報刊', 'Print'],
  kind_radio: ['广播', '廣播', 'Radio'],
  kind_television: ['电视', '電視', 'Television'],
  publishedOn: ['日期', '日期', 'Day'],
  place: ['版面或时刻', '版面或時刻', 'Page or minute'],
  placeNote: ['如 A3 版、18:32', '如 A3 版、18:32', 'As page A3, 18:32'],
  size: ['面积（平方厘米）或时长（秒）', '面積（平方公分）或時長（秒）', 'Square centimetres, or seconds'],
  sizeShort: ['篇幅', '篇幅', 'Size'],
  sizeOf_print: ['{{size}} 平方厘米', '{{size}} 平方公分', '{{size}} cm²'],
  sizeOf_radio: ['{{size}} 秒', '{{size}} 秒', '{{size}} s'],
  sizeOf_television: ['{{size}} 秒', '{{size}} 秒', '{{size}} s'],
  reach: ['发行或收听收视', '發行或收聽收視', 'Circulation'],
  reachNote: [
    '媒体公布的数字；不与估算触达相加',
    '媒體公布的數字；不與估算觸達相加',
    'As the medium says; it is not added to estimated reach',
  ],
  sentiment: ['情感', '情感', 'Sentiment'],
  sentiment_1: ['正面', '正面', 'Positive'],
  sentiment_0: ['中性', '中性', 'Neutral'],
  'sentiment_-1': ['负面', '負面', 'Negative'],
  summary: ['摘要', '摘要', 'Summary'],
  file: ['版面或录音录像', '版面或錄音錄影', 'Page or recording'],
  downloadFile: ['下载附件', '下載附件', 'Download the file'],
  mediumLength: ['媒体为 1 到 100 个字符', '媒體為 1 到 100 個字元', 'A medium has 1 to 100 characters'],
  dayFaulty: ['日期应写作 2026-03-01', '日期應寫作 2026-03-01', 'A day is written 2026-03-01'],
  placeLength: ['版面或时刻最多 100 个字符', '版面或時刻最多 100 個字元', 'A place has at most 100 characters'],
  titleLength: ['标题为 1 到 200 个字符', '標題為 1 到 200 個字元', 'A title has 1 to 200 characters'],
  summaryLength: ['摘要最多 2,000 个字符', '摘要最多 2,000 個字元', 'A summary has at most 2,000 characters'],
  circulation: [
    '发行或收听收视为大于 0 的整数',
    '發行或收聽收視為大於 0 的整數',
    'Circulation is a whole number above 0',
  ],
  sizeFaulty: ['面积或时长为大于 0 的整数', '面積或時長為大於 0 的整數', 'A size is a whole number above 0'],
  mostPieces: [
    '一个活动最多 {{most}} 篇线下稿件',
    '一個活動最多 {{most}} 篇線下稿件',
    'A campaign has at most {{most}} of these',
  ],
  otherCampaign: [
    '线下稿件不能换到另一个活动',
    '線下稿件不能換到另一個活動',
    'A piece does not move to another campaign',
  ],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    offlinePieces: typeof strings
  }
}
