/** What the fields of the calls are called where one of them is refused. */
import { phrases } from '@guanlan/platform/contract'

export const fieldNames = phrases({
  field_articleId: ['文章', '文章', 'article'],
  field_origin: ['来源', '來源', 'origin'],
  field_originId: ['来源编号', '來源編號', 'number of the origin'],
  field_copies: ['保存网页快照', '儲存網頁快照', 'copies of the page'],
  field_endTime: ['结束时间', '結束時間', 'end'],
  field_endsAt: ['追踪到', '追蹤到', 'end of tracking'],
  field_flag: ['处理状态', '處理狀態', 'processing'],
  field_growth: ['互动量达到几倍时提醒', '互動量達到幾倍時提醒', 'multiple of interactions'],
  field_host: ['主持人', '主持人', 'host'],
  field_mine: ['只看我的', '只看我的', 'mine only'],
  field_note: ['备注', '備註', 'note'],
  field_platformCode: ['平台', '平台', 'platform'],
  field_remark: ['备注', '備註', 'note'],
  field_startTime: ['开始时间', '開始時間', 'start'],
  field_state: ['网页状态', '網頁狀態', 'state of the page'],
  field_status: ['状态', '狀態', 'state'],
  field_topic: ['话题', '話題', 'topic'],
})
