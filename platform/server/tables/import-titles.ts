export const importTitles = {
  import: ['导入：{{title}}（{{file}}）', '匯入：{{title}}（{{file}}）', 'Import: {{title}} ({{file}})'],
  outcome: [
    '新增 {{added}}，更新 {{changed}}，未变 {{same}}，拒绝 {{refused}}',
    '新增 {{added}}，更新 {{changed}}，未變 {{same}}，拒絕 {{refused}}',
    '{{added}} added, {{changed}} changed, {{same}} as they were, {{refused}} refused',
  ],
  refusedRows: ['未导入的行', '未匯入的列', 'Refused rows'],
  row: ['行号', '列號', 'Row'],
  reason: ['原因', '原因', 'Reason'],
} as const
