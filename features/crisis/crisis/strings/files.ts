/** Words of files at tasks and facts. */
import { phrases } from '@guanlan/platform/contract'

export const files = phrases({
  filesTitle: ['文件', '檔案', 'Files'],
  attachFile: ['添加文件', '新增檔案', 'Add a file'],
  didAttach: ['已添加“{{name}}”', '已新增「{{name}}」', 'Added: {{name}}'],
  removeFileOf: ['移除“{{name}}”', '移除「{{name}}」', 'Remove {{name}}'],
  didRemoveFile: ['已移除“{{name}}”', '已移除「{{name}}」', 'Removed: {{name}}'],
  filePlace: [
    '文件要放在一项任务或一条事实下',
    '檔案要放在一項任務或一條事實下',
    'A file belongs to one task or one fact',
  ],
  fileMissing: ['没有这个文件，请重新上传', '沒有這個檔案，請重新上傳', 'There is no such file: send it again'],
  filesMost: [
    '一项任务或一条事实最多 {{most}} 个文件',
    '一項任務或一條事實最多 {{most}} 個檔案',
    'A task or a fact has {{most}} files at most',
  ],
  answerFiles: ['一次答复最多附 5 个文件', '一次答覆最多附 5 個檔案', '5 files at most with one answer'],
  lineFileByLink: [
    '{{by}}通过链接为“{{of}}”添加了文件“{{name}}”',
    '{{by}}透過連結為「{{of}}」新增了檔案「{{name}}」',
    '{{by}} added a file to “{{of}}” by a link: {{name}}',
  ],
  lineFile: ['“{{of}}”添加了文件“{{name}}”', '「{{of}}」新增了檔案「{{name}}」', 'A file at “{{of}}”: {{name}}'],
})
