import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  title: ['报告案例', '報告案例', 'Report cases'],
  titleLength: ['标题为 1 到 100 个字', '標題為 1 到 100 個字', 'A title has 1 to 100 characters'],
  titleTaken: ['已有同名案例“{{title}}”', '已有同名案例「{{title}}」', 'There is a case "{{title}}" already'],
  oneSource: [
    '请选择一份已发布的报告，或上传一个文件',
    '請選擇一份已發布的報告，或上傳一個檔案',
    'Choose a released report, or send a file',
  ],
  fileMissing: ['文件不存在，请重新上传', '檔案不存在，請重新上傳', 'The file is not there; send it again'],
  operatorsOnly: [
    '只有运营人员可以向所有机构发布',
    '只有營運人員可以向所有機構發布',
    'Operators alone publish for everybody',
  ],
  noTemplate: ['该案例是文件，没有模板', '該案例是檔案，沒有範本', 'This case is a file and has no template'],
  mayNotEdit: ['没有编辑报告的权限', '沒有編輯報告的權限', 'You may not change reports'],
  missing: ['案例不存在或已删除', '案例不存在或已刪除', 'The case is not there any more'],
  find: ['按标题查找', '按標題查找', 'Find by title'],
  caseTitle: ['标题', '標題', 'Title'],
  kind: ['类别', '類別', 'Kind'],
  kindHint: ['如 周报、危机', '如 週報、危機', 'For example weekly, crisis'],
  remark: ['备注', '備註', 'Remark'],
  everybody: ['所有机构可见', '所有機構可見', 'Shown to all organisations'],
  forEverybody: ['公开', '公開', 'for everybody'],
  own: ['本机构', '本機構', 'this organisation'],
  source: ['来源', '來源', 'Source'],
  ofReport: ['报告', '報告', 'Report'],
  ofFile: ['文件', '檔案', 'File'],
  report: ['已发布的报告', '已發布的報告', 'Released report'],
  file: ['文件（Word、PDF、PowerPoint）', '檔案（Word、PDF、PowerPoint）', 'File (Word, PDF, PowerPoint)'],
  none: ['还没有报告案例', '還沒有報告案例', 'No report cases yet'],
  noneText: [
    '管理员可以把已发布的报告或文件作为案例发布。',
    '管理員可以把已發布的報告或檔案作為案例發布。',
    'Administrators publish released reports or files as cases.',
  ],
  noneFound: ['没有匹配的案例', '沒有相符的案例', 'No case fits'],
  publish: ['发布案例', '發布案例', 'Publish a case'],
  change: ['修改', '修改', 'Change'],
  save: ['保存', '儲存', 'Save'],
  cancel: ['取消', '取消', 'Cancel'],
  remove: ['删除', '刪除', 'Delete'],
  removed: ['已删除案例', '已刪除案例', 'Case deleted'],
  saved: ['已保存案例', '已儲存案例', 'Case saved'],
  read: ['阅读', '閱讀', 'Read'],
  download: ['下载文件', '下載檔案', 'Download the file'],
  asTemplate: ['作为模板使用', '作為範本使用', 'Use as a template'],
  adopted: ['已复制模板“{{name}}”', '已複製範本「{{name}}」', 'Template "{{name}}" copied'],
  toTemplates: ['选择监测并生成报告', '選擇監測並產生報告', 'Choose monitors and make a report'],
  publishedAt: ['发布于', '發布於', 'Published'],
  back: ['返回列表', '返回列表', 'Back to the list'],
  noReports: ['没有已发布的报告', '沒有已發布的報告', 'No released report'],
  choose: ['请选择', '請選擇', 'Choose'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    reportCases: typeof strings
  }
}
