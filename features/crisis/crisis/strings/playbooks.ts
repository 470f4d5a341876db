/** Playbooks, and tasks that are answered by a link. */
import { phrases } from '@guanlan/platform/contract'

export const playbooks = phrases({
  playbooks: ['预案', '預案', 'Playbooks'],
  playbooksNote: [
    '一份预案是一组任务，可一键加入危机。修改随产品提供的预案会存为本机构的版本，删除后恢复原样。',
    '一份預案是一組任務，可一鍵加入危機。修改隨產品提供的預案會存為本機構的版本，刪除後恢復原樣。',
    'A playbook is a list of tasks, put into a crisis by one press. Changing a ready one stores a version of your own; removing that brings the ready one back.',
  ],
  usePlaybook: ['套用预案', '套用預案', 'Use a playbook'],
  usesPlaybook: ['加入 {{count}} 项任务', '加入 {{count}} 項任務', 'Add {{count}} tasks'],
  didUsePlaybook: ['已从“{{name}}”加入任务', '已從「{{name}}」加入任務', 'Tasks of “{{name}}” were added'],
  newPlaybook: ['新建预案', '新增預案', 'New playbook'],
  playbookNameField: ['预案名称', '預案名稱', 'Name of the playbook'],
  playbookChoose: ['选择预案', '選擇預案', 'Playbook'],
  ownVersion: ['本机构版本', '本機構版本', 'Own version'],
  didSavePlaybook: ['已保存预案“{{name}}”', '已儲存預案「{{name}}」', 'Playbook “{{name}}” saved'],
  didRemovePlaybook: ['已删除预案“{{name}}”', '已刪除預案「{{name}}」', 'Playbook “{{name}}” removed'],
  backToReady: ['恢复原样', '恢復原樣', 'Back to the ready one'],
  removePlaybook: ['删除预案', '刪除預案', 'Remove the playbook'],
  minutesAfter: ['启动后（分钟）', '啟動後（分鐘）', 'Minutes after the start'],
  minutesColumn: ['启动后分钟', '啟動後分鐘', 'Minutes after'],
  afterTask: ['在…之后', '在…之後', 'After'],
  afterNone: ['不等待', '不等待', 'Nothing'],
  addTaskLine: ['加一行', '加一列', 'Add a line'],
  removeTaskLine: ['删除第 {{n}} 行', '刪除第 {{n}} 列', 'Remove line {{n}}'],
  playbookName: ['预案名称为 1 到 50 个字', '預案名稱為 1 到 50 個字', 'The name of a playbook has 1 to 50 characters'],
  playbookTasks: ['一份预案有 1 到 30 项任务', '一份預案有 1 到 30 項任務', 'A playbook has 1 to 30 tasks'],
  playbookAfter: [
    '任务只能等待排在它前面的任务',
    '任務只能等待排在它前面的任務',
    'A task waits for one that stands before it',
  ],
  playbookMissing: ['没有这份预案', '沒有這份預案', 'There is no such playbook'],
  playbooksMost: ['最多 {{most}} 份自建预案', '最多 {{most}} 份自建預案', 'At most {{most}} playbooks of your own'],

  linkTask: ['答复链接', '答覆連結', 'Link to answer'],
  linkTaskOf: ['复制“{{title}}”的答复链接', '複製「{{title}}」的答覆連結', 'Copy the link to answer “{{title}}”'],
  linkTaskCopied: [
    '链接已复制：对方不需要账号，{{days}} 天内可答复这一项任务',
    '連結已複製：對方不需要帳號，{{days}} 天內可答覆這一項任務',
    'Link copied: whoever has it answers this task for {{days}} days without an account',
  ],
  lineAnswer: [
    '{{name}}（凭链接）答复任务“{{title}}”：{{text}}',
    '{{name}}（憑連結）答覆任務「{{title}}」：{{text}}',
    '{{name}} (by link) answered the task “{{title}}”: {{text}}',
  ],
  lineAnswerDone: [
    '{{name}}（凭链接）完成任务“{{title}}”：{{text}}',
    '{{name}}（憑連結）完成任務「{{title}}」：{{text}}',
    '{{name}} (by link) finished the task “{{title}}”: {{text}}',
  ],
  answersMost: [
    '一项任务最多 {{most}} 次答复',
    '一項任務最多 {{most}} 次答覆',
    'A task takes {{most}} answers at most',
  ],

  ownedRoles: ['危机中的角色', '危機中的角色', 'Roles in crises'],
  ownedTasks: ['危机中未完的任务', '危機中未完的任務', 'Open tasks in crises'],
})
