/** What the record of acts calls what people do in this area: each call that changes something, and each table whose rows the record keeps. */
import type { RecordWords } from '@guanlan/platform/contract'

const acts: RecordWords['acts'] = {
  'recognition.create': ['新增识别任务', '新增識別任務', 'Added a recognition'],
  'recognition.sendFile': ['上传待识别文件', '上傳待識別檔案', 'Sent a file for recognition'],
  'recognition.sendPicture': ['上传以图搜图的图片', '上傳以圖搜圖的圖片', 'Sent a picture to search for'],
  'recognition.lookAtMonitor': [
    '开启或关闭方案图片识别',
    '開啟或關閉方案圖片識別',
    'Switched looking at pictures of a monitor',
  ],
  'recognition.clip': ['剪辑录像', '剪輯錄影', 'Cut a clip'],
}

const tables: RecordWords['tables'] = {}

const objects: RecordWords['objects'] = {
  recognition: 'monitors',
  'recognition.create': 'articles',
  'recognition.clip': 'broadcast_tasks',
}

export const recordWords: RecordWords = { acts, tables, objects }
