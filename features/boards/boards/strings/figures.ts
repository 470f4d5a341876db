/** Sentences of panels, from their numbers. */
import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const figureStrings = phrases({
  ...pick(commonWords, 'brand'),
  negativeUp: [
    '负面 {{percent}}%，比前一段多 {{points}} 个百分点',
    '負面 {{percent}}%，比前一段多 {{points}} 個百分點',
    '{{percent}}% negative, {{points}} points more than before',
  ],
  negativeDown: [
    '负面 {{percent}}%，比前一段少 {{points}} 个百分点',
    '負面 {{percent}}%，比前一段少 {{points}} 個百分點',
    '{{percent}}% negative, {{points}} points less than before',
  ],
  leads: ['{{name}}最多：{{count}}', '{{name}}最多：{{count}}', '{{name}} has most: {{count}}'],
  incidentsNow: [
    '{{open}} 件未处理，{{waiting}} 件待审核；今天重大或严重 {{major}} 件',
    '{{open}} 件未處理，{{waiting}} 件待審核；今天重大或嚴重 {{major}} 件',
    '{{open}} open, {{waiting}} waiting for review; {{major}} major or severe today',
  ],
  crisesNow: [
    '{{count}} 起危机处理中，最高为{{level}}',
    '{{count}} 起危機處理中，最高為{{level}}',
    '{{count}} crises under way, the highest: {{level}}',
  ],
  complaintsNow: [
    '投诉 {{count}} 件，已解决 {{percent}}%',
    '投訴 {{count}} 件，已解決 {{percent}}%',
    '{{count}} complaints, {{percent}}% solved',
  ],
  demandsNow: [
    '投诉 {{count}} 件，已答复 {{percent}}%',
    '投訴 {{count}} 件，已答覆 {{percent}}%',
    '{{count}} complaints, {{percent}}% answered',
  ],
  answered: ['已答复', '已答覆', 'Answered'],
  unanswered: ['未答复', '未答覆', 'Not answered'],
  demand: ['诉求', '訴求', 'Demand'],
  reviewsNow: [
    '口碑 {{count}} 条，平均 {{average}} 分',
    '口碑 {{count}} 條，平均 {{average}} 分',
    '{{count}} reviews, {{average}} points on average',
  ],
  solved: ['已解决', '已解決', 'Solved'],
  unsolved: ['未解决', '未解決', 'Not solved'],
  good: ['好评', '好評', 'Praised'],
  bad: ['差评', '負評', 'Criticised'],
  aspect: ['方面', '方面', 'Aspect'],
})
