/** What the record of acts calls what people do in this area: each call that changes something, and each table whose rows the record keeps. */
import type { RecordWords } from '@guanlan/platform/contract'

const acts: RecordWords['acts'] = {
  'eventLibrary.publishCase': ['发布案例', '發布案例', 'Published a case for all'],
  'eventLibrary.removeCase': ['撤下案例', '撤下案例', 'Took a published case back'],
  'events.add': ['新增事件', '新增事件', 'Added an event'],
  'events.update': ['修改事件', '修改事件', 'Changed an event'],
  'events.updateRule': ['修改事件规则', '修改事件規則', 'Changed the rule of an event'],
  'events.updateCourse': ['更新事件脉络', '更新事件脈絡', 'Changed the course of an event'],
  'events.goOn': ['延长事件跟踪', '延長事件跟蹤', 'Let an event go on'],
  'events.remove': ['把事件移入回收站', '把事件移入資源回收筒', 'Put an event into the bin'],
  'events.removeMany': ['批量把事件移入回收站', '批次把事件移入資源回收筒', 'Put events into the bin'],
  'events.restore': ['恢复事件', '還原事件', 'Restored events'],
  'events.addArticles': ['把文章加入事件', '把文章加入事件', 'Put articles into an event'],
  'events.removeArticles': ['把文章移出事件', '把文章移出事件', 'Took articles out of an event'],
  'events.setFollowing': ['关注或取消关注事件', '關註或取消關註事件', 'Followed or unfollowed an event'],
  'events.export': ['导出事件', '匯出事件', 'Exported events'],
  'events.share': ['分享事件', '分享事件', 'Shared an event'],
  'events.exportAsTask': ['后台导出事件', '後台匯出事件', 'Exported an event by a task'],
  'events.makeReport': ['生成事件报告', '產生事件報告', 'Made a report of an event'],
  'events.acceptCandidate': ['采纳候选事件', '採納候選事件', 'Accepted a candidate event'],
  'events.dismissCandidate': ['忽略候选事件', '忽略候選事件', 'Dismissed a candidate event'],
  'events.mergeCandidates': ['合并候选事件', '合並候選事件', 'Merged candidate events'],
  'events.splitCandidate': ['拆分候选事件', '拆分候選事件', 'Split a candidate event'],
  'events.renameCandidate': ['重命名候选事件', '重命名候選事件', 'Renamed a candidate event'],
  'traceability.share': ['分享溯源图', '分享溯源圖', 'Shared a picture of origins'],
}

const tables: RecordWords['tables'] = {
  event_candidate_decisions: ['候选事件处理', '候選事件處理', 'Decision on a candidate'],
  event_candidate_splits: ['候选事件拆分', '候選事件拆分', 'Split of a candidate'],
  event_followers: ['事件关注', '事件關註', 'Follower of an event'],
  event_nodes: ['事件节点', '事件節點', 'Node of an event'],
  events: ['事件', '事件', 'Event'],
  event_cases: ['案例', '案例', 'Case'],
}

const objects: RecordWords['objects'] = {
  eventLibrary: 'event_cases',
  events: 'events',
  traceability: 'articles',
}

export const recordWords: RecordWords = { acts, tables, objects }
