/** Words of messages about what rules opened and nobody leads. */
import { phrases } from '@guanlan/platform/contract'

export const proposals = phrases({
  proposalTitle: [
    '【危机提议 · {{level}}】{{title}}',
    '【危機提議 · {{level}}】{{title}}',
    '[Crisis proposed · {{level}}] {{title}}',
  ],
  draftTitle: [
    '【危机草稿 · {{level}}】{{title}}',
    '【危機草稿 · {{level}}】{{title}}',
    '[Crisis drafted · {{level}}] {{title}}',
  ],
  proposalOf: [
    '规则“{{rule}}”命中 {{count}} 篇，等待处理',
    '規則「{{rule}}」命中 {{count}} 篇，等待處理',
    'Articles that the rule “{{rule}}” found: {{count}}. Nobody has decided yet',
  ],
  proposalAsks: [
    '请启动危机、归入已有危机，或注明理由排除。',
    '請啟動危機、歸入已有危機，或註明理由排除。',
    'Start a crisis, add it to an open one, or dismiss it with a reason.',
  ],
  draftAsks: ['请查看草稿，启动或删除。', '請檢視草稿，啟動或刪除。', 'Look at the draft: start it or delete it.'],
  openProposal: ['打开预警数据', '開啟預警資料', 'Open early-warning data'],
  waitingHere: ['{{count}} 条提议待处理', '{{count}} 條提議待處理', 'Proposals that wait: {{count}}'],
})
