import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'name', 'mediaType', 'state', 'all'),
  title: ['媒体纠错', '媒體糾錯', 'Media corrections'],
  propose: ['提出纠错', '提出糾錯', 'Propose a correction'],
  find: ['查找媒体或理由', '尋找媒體或理由', 'Find medium or reason'],
  medium: ['媒体', '媒體', 'Medium'],
  nameNote: [
    '改名后，旧名称自动成为别名。',
    '改名後，舊名稱自動成為別名。',
    'After renaming, the old name becomes an alias.',
  ],
  aliases: ['别名', '別名', 'Aliases'],
  aliasesNote: [
    '以这些名称到达的文章归入本媒体。',
    '以這些名稱到達的文章歸入本媒體。',
    'Articles that arrive under these names are its.',
  ],
  domains: ['域名', '網域', 'Domains'],
  domainsNote: [
    '未写明媒体、来自这些域名的文章归入本媒体。',
    '未寫明媒體、來自這些網域的文章歸入本媒體。',
    'Articles of these hosts that name no medium are its.',
  ],
  accounts: ['账号', '帳號', 'Accounts'],
  accountsNote: ['平台账号的名称，例如公众号。', '平台帳號的名稱，例如公眾號。', 'Names of its accounts on platforms.'],
  level: ['媒体级别', '媒體級別', 'Level'],
  region: ['地域', '地區', 'Region'],
  merged: ['合并的媒体', '合併的媒體', 'Merged media'],
  mergedNote: [
    '它们其实就是本媒体；文章和命中全部保留。',
    '它們其實就是本媒體；文章和命中全部保留。',
    'They are this medium; all articles and hits are kept.',
  ],
  reason: ['理由', '理由', 'Reason'],
  reasonNote: [
    '依据是什么，例如官网地址。',
    '依據是什麼，例如官網網址。',
    'What it rests on, such as an official page.',
  ],
  proposed: ['待审核', '待審核', 'Waiting'],
  accepted: ['已采纳', '已採納', 'Accepted'],
  rejected: ['未采纳', '未採納', 'Rejected'],
  reverted: ['已撤回', '已撤回', 'Taken back'],
  answer: ['答复', '答覆', 'Answer'],
  createdBy: ['提出人', '提出人', 'Proposed by'],
  createdAt: ['提出时间', '提出時間', 'Proposed'],
  decidedAt: ['审核时间', '審核時間', 'Decided'],
  withdraw: ['撤销提议', '撤銷提議', 'Withdraw'],
  withdrawn: ['已撤销提议', '已撤銷提議', 'Withdrawn'],
  sent: ['已提出，采纳后生效', '已提出，採納後生效', 'Proposed; it takes effect when accepted'],
  reachNone: ['已入库的文章不需要改动。', '已入庫的文章不需要改動。', 'No stored article has to change.'],
  reachSome: [
    '本机构 {{count}} 篇已入库文章将改动。',
    '本機構 {{count}} 篇已入庫文章將改動。',
    '{{count}} stored articles of the organisation would change.',
  ],
  reachAll: ['全部机构共 {{count}} 篇', '全部機構共 {{count}} 篇', '{{count}} articles of everybody'],
  none: ['没有纠错', '沒有糾錯', 'No corrections'],
  noneText: [
    '媒体的名称、类型、级别或地域有误，或两个媒体其实是一个时，在这里提出。',
    '媒體的名稱、類型、級別或地區有誤，或兩個媒體其實是一個時，在這裡提出。',
    'Propose here what is wrong with the name, type, level or region of a medium, or that two media are one.',
  ],
  decisions: ['运营审核', '營運審核', 'Decisions of operators'],
  accept: ['采纳', '採納', 'Accept'],
  reject: ['不采纳', '不採納', 'Reject'],
  revert: ['撤回', '撤回', 'Take back'],
  nothingWaits: ['没有待审核的提议。', '沒有待審核的提議。', 'Nothing waits.'],
  decided: ['已审核', '已審核', 'Decided'],
  mediumMissing: ['本机构没有该媒体的文章', '本機構沒有該媒體的文章', 'The organisation has no articles of it'],
  mediumRequired: ['请选择媒体', '請選擇媒體', 'Choose a medium'],
  mergedItself: ['媒体不能与自己合并', '媒體不能與自己合併', 'A medium cannot be merged with itself'],
  mergedAlready: [
    '“{{name}}”已并入其他媒体',
    '「{{name}}」已併入其他媒體',
    '“{{name}}” is part of another medium already',
  ],
  alreadyDecided: ['提议已审核，不能再改', '提議已審核，不能再改', 'It is decided and cannot be changed'],
  changedLater: [
    '之后又有更正，请先撤回之后的更正',
    '之後又有更正，請先撤回之後的更正',
    'It was corrected again later; take that back first',
  ],
  nothingChanged: ['与现在的资料相同', '與現在的資料相同', 'Nothing differs from what it is'],
  tooManyMerged: ['最多合并 20 个媒体', '最多合併 20 個媒體', '20 media at most'],
  textLength: ['最多 1000 个字符', '最多 1000 個字元', '1,000 characters at most'],
  applying: ['更正媒体：{{name}}', '更正媒體：{{name}}', 'Correcting {{name}}'],
  reverting: ['撤回媒体更正：{{name}}', '撤回媒體更正：{{name}}', 'Taking back the correction of {{name}}'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    mediaCorrections: typeof strings
  }
}
