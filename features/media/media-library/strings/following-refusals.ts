export const followingRefusals = {
  noneNamed: ['请选择媒体或账号', '請選擇媒體或帳號', 'Choose media or accounts'],
  tooManyChosen: [
    '一次最多 {{most}} 个媒体和账号，请缩小筛选',
    '一次最多 {{most}} 個媒體和帳號，請縮小篩選',
    'At most {{most}} media and accounts in one act: narrow the list',
  ],
  tooManyFollowed: [
    '最多关注 {{most}} 个媒体和账号',
    '最多關注 {{most}} 個媒體和帳號',
    'At most {{most}} media and accounts can be followed',
  ],
  tooManyExcluded: [
    '最多排除 {{media}} 个媒体，每类账号 {{accounts}} 个',
    '最多排除 {{media}} 個媒體，每類帳號 {{accounts}} 個',
    'At most {{media}} media and {{accounts}} accounts of a media type can be excluded',
  ],
  dayInvalid: ['请填写日期', '請填寫日期', 'Give a day'],
  dayOver: ['恢复日期须晚于今天', '恢復日期須晚於今天', 'The day must be later than today'],
  reasonLength: ['原因不超过 200 个字', '原因不超過 200 個字', 'A reason has at most 200 characters'],
} as const
