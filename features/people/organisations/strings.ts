import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'name', 'zone', 'state', 'remove', 'cancel'),
  title: ['机构管理', '機構管理', 'Organisations'],
  find: ['查找名称、行业或联系人', '尋找名稱、產業或聯絡人', 'Find a name, industry or contact'],
  add: ['新建机构', '新增機構', 'New organisation'],
  industry: ['行业', '產業', 'Industry'],
  contact: ['联系人', '聯絡人', 'Contact'],
  hostNames: ['专属域名', '專屬網域', 'Host names'],
  notes: ['备注', '備註', 'Notes'],
  notesNote: ['只有运营可见', '只有營運可見', 'Seen by operators alone'],
  adminAccount: [
    '首位管理员的账号或邮箱',
    '首位管理員的帳號或電子郵件',
    'Account or e-mail of the first administrator',
  ],
  adminNote: ['机构建好后立即发出邀请', '機構建好後立即送出邀請', 'Invited as soon as the organisation is there'],
  adminName: ['首位管理员的姓名', '首位管理員的姓名', 'Name of the first administrator'],
  members: ['用户数', '使用者數', 'People'],
  created: ['创建时间', '建立時間', 'Created'],
  state_enabled: ['启用', '啟用', 'Enabled'],
  state_disabled: ['已停用', '已停用', 'Disabled'],
  state_deleted: ['回收站', '資源回收筒', 'In the bin'],
  notInBin: ['全部机构', '全部機構', 'All organisations'],
  none: ['没有符合条件的机构', '沒有符合條件的機構', 'No organisation is found'],
  toPeople: ['查看用户', '檢視使用者', 'Its people'],
  enable: ['启用', '啟用', 'Enable'],
  disable: ['停用', '停用', 'Disable'],
  restore: ['恢复', '還原', 'Restore'],
  enabled: ['已启用“{{name}}”', '已啟用「{{name}}」', '“{{name}}” is enabled'],
  disabled: [
    '已停用“{{name}}”，其成员已无法进入，采集继续',
    '已停用「{{name}}」，其成員已無法進入，蒐集繼續',
    '“{{name}}” is disabled: nobody enters, collection goes on',
  ],
  removed: ['“{{name}}”已移入回收站', '「{{name}}」已移入資源回收筒', '“{{name}}” is in the bin'],
  restored: ['已恢复“{{name}}”', '已還原「{{name}}」', '“{{name}}” is back'],
  removeText: [
    '删除后所有成员立即无法进入，{{days}} 天内可以恢复。',
    '刪除後所有成員立即無法進入，{{days}} 天內可以還原。',
    'Nobody enters from now on; it can be restored within {{days}} days.',
  ],
  typeName: ['输入机构名称“{{name}}”以确认', '輸入機構名稱「{{name}}」以確認', 'Type the name “{{name}}” to confirm'],
  nameTyped: ['请输入机构的完整名称“{{name}}”', '請輸入機構的完整名稱「{{name}}」', 'Type the whole name: “{{name}}”'],
  inBin: [
    '在回收站中，删除后 {{days}} 天内可以恢复。',
    '在資源回收筒中，刪除後 {{days}} 天內可以還原。',
    'In the bin: it can be restored within {{days}} days of its deletion.',
  ],
  resting: [
    '停用满 30 天，采集和匹配已停止；启用后从那时起继续，停止期间的文章不会补上。',
    '停用滿 30 天，蒐集和比對已停止；啟用後從那時起繼續，停止期間的文章不會補上。',
    'Disabled for 30 days: collection and matching have stopped. Enabled, they go on from then; articles of the time between are not caught up.',
  ],
  purged: ['清除记录', '清除記錄', 'Purged'],
  purgedTitle: ['已清除的机构', '已清除的機構', 'Purged organisations'],
  purgedNote: [
    '回收站满 30 天的机构会被清除：所有数据和文件都不再保留，这里只留下清除了多少。',
    '資源回收筒滿 30 天的機構會被清除：所有資料和檔案都不再保留，這裡只留下清除了多少。',
    'What lay in the bin for 30 days is purged with all rows and files; only how much it was remains here.',
  ],
  noPurged: ['还没有清除过机构', '還沒有清除過機構', 'No organisation was purged yet'],
  purgedAt: ['清除完成', '清除完成', 'Purged at'],
  purging: ['清除中', '清除中', 'Being purged'],
  deletedAt: ['删除时间', '刪除時間', 'Deleted'],
  rows: ['数据行数', '資料列數', 'Rows'],
  files: ['文件数', '檔案數', 'Files'],
  mostRows: ['最多的表', '最多的資料表', 'Largest tables'],
  back: ['返回机构', '返回機構', 'Organisations'],
  textLength: ['内容过长', '內容過長', 'The text is too long'],
  tooManyHosts: ['最多 20 个域名', '最多 20 個網域', '20 host names at most'],
  hostFaulty: ['域名格式不正确', '網域格式不正確', 'This is no host name'],
  nameLength: ['名称长度为 2 到 50 个字符', '名稱長度為 2 到 50 個字元', 'A name has 2 to 50 characters'],
  timeZone: ['没有这个时区', '沒有這個時區', 'There is no such time zone'],
  missing: commonWords.organisationMissing,
})

declare module '@guanlan/platform/contract' {
  interface Words {
    organisations: typeof strings
  }
}
