import { commonWords, phrases, pick } from '@guanlan/platform/contract'
import { screenWords } from './strings/screens.ts'

export const strings = phrases({
  ...pick(commonWords, 'note'),
  ...screenWords,
  title: ['活动媒体', '活動媒體', 'Media of the campaign'],
  campaign: ['活动', '活動', 'Campaign'],
  medium: ['媒体', '媒體', 'Medium'],
  kind: ['类型', '類型', 'Kind'],
  level: ['媒体级别', '媒體級別', 'Level'],
  state: ['状态', '狀態', 'State'],
  journalist: ['记者', '記者', 'Journalist'],
  promisedPlace: ['承诺版面', '承諾版面', 'Promised place'],
  promisedOn: ['承诺日期', '承諾日期', 'Promised day'],
  daysLate: ['逾期天数', '逾期天數', 'Days late'],
  cost: ['费用', '費用', 'Cost'],
  updated: ['更新时间', '更新時間', 'Updated'],
  state_proposed: ['拟邀', '擬邀', 'Proposed'],
  state_invited: ['已邀请', '已邀請', 'Invited'],
  state_accepted: ['已接受', '已接受', 'Accepted'],
  state_declined: ['已谢绝', '已婉拒', 'Declined'],
  state_came: ['已到场', '已到場', 'Came'],
  state_approached: ['邀请过', '邀請過', 'Was invited'],
  state_attended: ['到过场', '到過場', 'Was there'],
  state_published: ['已发稿', '已刊登', 'Published'],

  idMissing: ['请指明一条数据', '請指明一筆資料', 'Name one by its id'],
  idsDiffer: [
    '两处给出的编号不一致：{{one}} 与 {{other}}',
    '兩處給出的編號不一致：{{one}} 與 {{other}}',
    'Two places name different ids: {{one}} and {{other}}',
  ],
  activityMissing: ['请指明活动', '請指明活動', 'Name the campaign'],
  campaignMissing: ['活动不存在：{{name}}', '活動不存在：{{name}}', 'There is no campaign "{{name}}"'],
  campaignEmpty: ['请填写活动名称', '請填寫活動名稱', 'Write the name of the campaign'],
  missing: ['媒体不在活动中', '媒體不在活動中', 'There is no such medium in a campaign'],
  chooseSome: ['请选择数据', '請選擇資料', 'Select something'],
  chooseMedia: ['请选择媒体', '請選擇媒體', 'Choose media'],
  entryMissing: ['媒体库中没有 {{entry}}', '媒體庫中沒有 {{entry}}', 'The media library has no {{entry}}'],
  tooMany: ['一个活动最多 {{most}} 家媒体', '一個活動最多 {{most}} 家媒體', 'A campaign has at most {{most}} media'],
  taken: ['该媒体已在活动中', '該媒體已在活動中', 'The medium stands in the campaign already'],
  nameLength: [
    '媒体名称为 1 到 200 个字符',
    '媒體名稱為 1 到 200 個字元',
    'The name of a medium has 1 to 200 characters',
  ],
  journalistLength: [
    '记者姓名最多 100 个字符',
    '記者姓名最多 100 個字元',
    'The name of a journalist has at most 100 characters',
  ],
  journalistMissing: ['记者不在名录中', '記者不在名錄中', 'The journalist is not in the book'],
  placeLength: ['承诺版面最多 100 个字符', '承諾版面最多 100 個字元', 'A promised place has at most 100 characters'],
  dayFaulty: ['日期写作 2026-11-26', '日期寫作 2026-11-26', 'A day is written 2026-11-26'],
  noteLength: ['备注最多 2000 个字符', '備註最多 2000 個字元', 'A note has at most 2,000 characters'],
  costAmount: [
    '费用为 0 到 10 亿，最多两位小数',
    '費用為 0 到 10 億，最多兩位小數',
    'A cost is between 0 and 1,000,000,000, with two decimals at most',
  ],
  costForbidden: [
    '没有查看费用的权限，不能填写费用',
    '沒有檢視費用的權限，不能填寫費用',
    'Who may not see costs cannot write them',
  ],
  publishedFollows: [
    '“已发稿”由确认的稿件决定，不能手动填写',
    '「已刊登」由確認的稿件決定，不能手動填寫',
    '"Published" follows from a confirmed piece and is not written by hand',
  ],
  moved: [
    '相邻的媒体已变化，请刷新后再排序',
    '相鄰的媒體已變化，請重新整理後再排序',
    'Its neighbours have changed: load anew and move it again',
  ],
  percent: ['占比为 1 到 100', '佔比為 1 到 100', 'A share is between 1 and 100'],
  number: ['数量为 1 到 200', '數量為 1 到 200', 'A number between 1 and 200'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    campaignMedia: typeof strings
  }
}
