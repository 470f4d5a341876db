import { phrases } from '@guanlan/platform/contract'

export const manage = phrases({
  neverFires: ['30 天未触发', '30 天未觸發', 'Silent for 30 days'],
  firesAllTheTime: ['触发过于频繁', '觸發過於頻繁', 'Fires all the time'],
  partWhat: ['找什么', '找什麼', 'What it looks for'],
  partWhich: ['只看哪些', '只看哪些', 'Which articles'],
  partWhom: ['告诉谁', '告訴誰', 'Who is told'],
  partWhen: ['什么时候', '什麼時候', 'When'],
  partHow: ['怎么发', '怎麼發', 'How it tells'],
  warnOfView: ['按当前条件设预警', '依目前條件設預警', 'Warn of what this list asks'],
  notCarried: [
    '预警不能按这些条件判断，没有带入：',
    '預警不能依這些條件判斷，沒有帶入：',
    'A warning cannot ask these; they were left out:',
  ],
  copy: ['复制', '複製', 'Copy'],
  copyOf: ['{{name}}（副本）', '{{name}}（副本）', '{{name}} (copy)'],
  copied: ['已复制为“{{name}}”，尚未启用', '已複製為「{{name}}」，尚未啟用', 'Copied as "{{name}}", which is off'],
  versions: ['历次修改', '歷次修改', 'Earlier versions'],
  versionOf: ['第 {{version}} 版', '第 {{version}} 版', 'Version {{version}}'],
  useVersion: ['放入表单', '放入表單', 'Put into the form'],
  changedFields: ['修改：{{fields}}', '修改：{{fields}}', 'Changed: {{fields}}'],
  firstVersion: ['最早保留的一版', '最早保留的一版', 'The first that is kept'],
})
