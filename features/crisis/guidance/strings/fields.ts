/** What the fields of the calls are called where one of them is refused. */
import { phrases } from '@guanlan/platform/contract'

export const fieldNames = phrases({
  field_byName: ['姓名', '姓名', 'name of who answers'],
  field_content: ['引导内容', '引導內容', 'wording'],
  field_deadline: ['截止时间', '截止時間', 'deadline'],
  field_endTime: ['结束时间', '結束時間', 'end'],
  field_fileId: ['文件', '檔案', 'file'],
  field_kind: ['文件格式', '檔案格式', 'kind of file'],
  field_name: ['事项', '事項', 'matter'],
  field_orderedBy: ['下达人', '下達人', 'who ordered it'],
  field_receiver: ['接收人', '接收人', 'receiver'],
  field_rule: ['统计用词', '統計用詞', 'words that are compared'],
  field_startTime: ['开始时间', '開始時間', 'begin'],
  field_state: ['状态', '狀態', 'state'],
  field_subjectId: ['对象', '對象', 'subject'],
  field_subjectKind: ['对象类型', '對象類型', 'kind of subject'],
  field_subjectName: ['对象', '對象', 'subject'],
  field_text: ['反馈内容', '回覆內容', 'answer'],
  field_time: ['处理时间', '處理時間', 'time it was done'],
  field_url: ['网址', '網址', 'address'],
})
