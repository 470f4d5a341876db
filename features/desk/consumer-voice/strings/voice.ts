import { commonWords, phrases, pick } from '@guanlan/platform/contract'

/** What complaints and reviews are called alike; each has them among its own words, so that a refusal names its kind. */
export const voiceWords = phrases({
  ...pick(commonWords, 'code', 'platform', 'url', 'updated', 'updatedBy', 'all', 'urlFaulty'),
  name: commonWords.title,
  body: commonWords.fieldBody,
  product: ['产品', '產品', 'Product'],
  removed: ['已删除 {{count}} 条', '已刪除 {{count}} 條', '{{count}} removed'],
  noneHint: [
    '从文件导入、由接口推送，或手工录入。',
    '從檔案匯入、由介面推送，或手動輸入。',
    'Import a file, push them by the interface, or add one by hand.',
  ],
  codeLength: ['编号为 1 到 100 个字符', '編號為 1 到 100 個字元', 'A number has 1 to 100 characters'],
  nameLength: ['标题为 1 到 200 个字符', '標題為 1 到 200 個字元', 'A title has 1 to 200 characters'],
  bodyLength: ['正文至多 20000 个字符', '內文至多 20000 個字元', 'A text has at most 20,000 characters'],
  platformLength: ['平台为 1 到 100 个字符', '平台為 1 到 100 個字元', 'A platform has 1 to 100 characters'],
  dayAhead: ['日期还没有到', '日期還沒有到', 'That day is still to come'],
  dayFaulty: ['日期形如 2026-11-22', '日期形如 2026-11-22', 'A day is written like 2026-11-22'],
  taken: ['编号“{{code}}”已存在', '編號「{{code}}」已存在', 'Number "{{code}}" exists already'],
})
