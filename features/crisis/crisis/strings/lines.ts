/** Lines of the chronicle that write themselves. */
import { phrases } from '@guanlan/platform/contract'

export const lines = phrases({
  lineLeftOut: [
    '规则数到 {{count}} 篇，最新的 {{joined}} 篇已带入危机，其余请按规则的关键词检索',
    '規則數到 {{count}} 篇，最新的 {{joined}} 篇已帶入危機，其餘請按規則的關鍵詞檢索',
    'The rule counted {{count}} articles; the newest {{joined}} are in the crisis. Search by its words for the others',
  ],
  lineStep: ['危机{{act}}，现为{{state}}', '危機{{act}}，現為{{state}}', 'The crisis was {{act}}: {{state}}'],
  lineStepBecause: [
    '危机{{act}}，现为{{state}}：{{reason}}',
    '危機{{act}}，現為{{state}}：{{reason}}',
    'The crisis was {{act}}: {{state}}. {{reason}}',
  ],
  lineLevel: [
    '级别由{{from}}调为{{to}}：{{reason}}',
    '級別由{{from}}調為{{to}}：{{reason}}',
    'The level went from {{from}} to {{to}}: {{reason}}',
  ],
  lineRole: ['{{name}} 担任{{role}}', '{{name}} 擔任{{role}}', '{{name}} is {{role}}'],
  lineRoleNote: [
    '{{name}} 担任{{role}}：{{note}}',
    '{{name}} 擔任{{role}}：{{note}}',
    '{{name}} is {{role}}: {{note}}',
  ],
  lineMessage: ['已通知 {{names}}：{{title}}', '已通知 {{names}}：{{title}}', '{{names}} notified: {{title}}'],
  lineRolePreset: [
    '{{name}} 按{{level}}级预设担任{{role}}',
    '{{name}} 依{{level}}級預設擔任{{role}}',
    '{{name}} is {{role}}, as the level {{level}} has it',
  ],
  lineRoleEnded: ['{{name}} 不再担任{{role}}', '{{name}} 不再擔任{{role}}', '{{name}} is no longer {{role}}'],
  lineTask: ['新任务：{{title}}', '新任務：{{title}}', 'New task: {{title}}'],
  lineTaskFor: ['新任务交给 {{name}}：{{title}}', '新任務交給 {{name}}：{{title}}', 'New task for {{name}}: {{title}}'],
  lineTaskState: ['任务“{{title}}”{{state}}', '任務「{{title}}」{{state}}', 'Task “{{title}}”: {{state}}'],
})
