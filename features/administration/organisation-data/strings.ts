import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'cancel', 'download', 'state'),
  field_name: ['机构名称', '機構名稱', 'Name of the organisation'],
  field_orgId: ['机构', '機構', 'Organisation'],
  title: ['导出全部数据', '匯出全部資料', 'Export everything'],
  note: [
    '把机构的全部数据打成一个压缩包：每张表一个 JSON Lines 文件，命中的文章、上传和生成的文件（按 SHA-256 命名）、一张清单。密码、密钥和令牌不在其中。文件保留 7 天。',
    '把機構的全部資料打成一個壓縮檔：每張表一個 JSON Lines 檔案，命中的文章、上傳和產生的檔案（按 SHA-256 命名）、一張清單。密碼、金鑰和權杖不在其中。檔案保留 7 天。',
    'Everything of the organisation in one archive: a file of JSON lines for each table, its articles, sent and made files named by their SHA-256, and a sheet of counts. No passwords, keys or tokens. The file stays for 7 days.',
  ],
  start: ['开始导出', '開始匯出', 'Export now'],
  started: ['已开始导出', '已開始匯出', 'The export has begun'],
  none: ['还没有导出过', '還沒有匯出過', 'Nothing has been exported yet'],
  at: ['时间', '時間', 'When'],
  rows: ['行数', '列數', 'Rows'],
  until: ['文件保留到', '檔案保留到', 'File stays until'],
  state_waiting: ['排队中', '排隊中', 'Waiting'],
  state_running: ['导出中', '匯出中', 'Running'],
  state_done: ['已完成', '已完成', 'Done'],
  state_failed: ['失败', '失敗', 'Failed'],
  state_cancelled: ['已取消', '已取消', 'Cancelled'],
  under: ['已有导出在进行，请等它完成', '已有匯出在進行，請等它完成', 'An export is under way: wait for it'],
  fileName: ['机构数据', '機構資料', 'organisation'],
  fileGone: ['文件不存在或已过期', '檔案不存在或已過期', 'The file is not there (any more)'],
  outcome: ['{{rows}} 行、{{files}} 个文件', '{{rows}} 列、{{files}} 個檔案', '{{rows}} rows and {{files}} files'],
  field_from: ['模板机构', '模板機構', 'Organisation to copy'],
  field_packageId: ['套餐', '方案', 'Package'],
  noSource: ['没有这个模板机构', '沒有這個模板機構', 'There is no such organisation to copy'],
  setUp: ['按模板开通', '按模板開通', 'Set up as another one'],
  setUpNote: [
    '复制模板机构的角色、词库和监测项（不含人员和文章），并开通所选套餐',
    '複製模板機構的角色、詞庫和監測項（不含人員和文章），並開通所選方案',
    'Copies roles, vocabularies and monitors of that organisation, without people and articles, and opens the package',
  ],
  setUpFrom: ['模板机构', '模板機構', 'Organisation to copy'],
  setUpPackage: ['套餐', '方案', 'Package'],
  noPackage: ['不开通套餐', '不開通方案', 'No package'],
  setUpAct: ['开通', '開通', 'Set it up'],
  setUpDone: [
    '已复制 {{roles}} 个角色、{{vocabularies}} 个词库、{{monitors}} 个监测项',
    '已複製 {{roles}} 個角色、{{vocabularies}} 個詞庫、{{monitors}} 個監測項',
    '{{roles}} roles, {{vocabularies}} vocabularies and {{monitors}} monitors copied',
  ],
  sheet: ['它有多少数据', '它有多少資料', 'What there is of it'],
  sheetOf: [
    '共 {{rows}} 行、{{files}} 个文件',
    '共 {{rows}} 列、{{files}} 個檔案',
    '{{rows}} rows and {{files}} files in all',
  ],
  table: ['数据表', '資料表', 'Table'],
  openData: ['数据：导出与清单', '資料：匯出與清單', 'Data: export and counts'],
  purge: ['立即彻底删除', '立即徹底刪除', 'Delete for good now'],
  purgeText: [
    '两小时内开始逐表删除，不可恢复；删除了多少会留下清单。请输入机构名称确认。',
    '兩小時內開始逐表刪除，無法復原；刪除了多少會留下清單。請輸入機構名稱確認。',
    'It begins within two hours and cannot be taken back; a sheet of what went stays. Type the name of the organisation.',
  ],
  typeName: ['输入“{{name}}”', '輸入「{{name}}」', 'Type “{{name}}”'],
  purging: ['已安排彻底删除', '已安排徹底刪除', 'It will be deleted for good'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    organisationData: typeof strings
  }
}
