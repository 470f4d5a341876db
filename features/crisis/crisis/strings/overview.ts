/** Words of what the overview counts, and of the lists its numbers open. */
import { phrases } from '@guanlan/platform/contract'

export const overviewWords = phrases({
  step_started: ['期间启动', '期間啟動', 'Started in the period'],
  step_over: ['期间结束或撤销', '期間結束或撤銷', 'Closed or revoked in the period'],
  step_acknowledged: ['期间启动且已响应', '期間啟動且已回應', 'Started in the period and acknowledged'],
  step_stated: ['期间启动且已发声明', '期間啟動且已發聲明', 'Started in the period, with a statement'],
  countedOnly: ['不含演练', '不含演練', 'Without drills'],
  narrowedTo: ['{{what}}（{{from}} 至 {{to}}）', '{{what}}（{{from}} 至 {{to}}）', '{{what}} ({{from}} to {{to}})'],
  untilNow: ['现在', '現在', 'now'],
  widen: ['取消“{{what}}”', '取消「{{what}}」', 'No longer “{{what}}”'],
})
