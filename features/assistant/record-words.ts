/** What the record of acts calls what people do in this area: each call that changes something, and each table whose rows the record keeps. */
import type { RecordWords } from '@guanlan/platform/contract'

const acts: RecordWords['acts'] = {
  'assistant.createSession': ['新建助手会话', '新增助手工作階段', 'Began an assistant session'],
  'assistant.renameSession': ['重命名助手会话', '重命名助手工作階段', 'Renamed an assistant session'],
  'assistant.removeSession': ['删除助手会话', '刪除助手工作階段', 'Removed an assistant session'],
  'assistant.message': ['向助手提问', '向助手提問', 'Asked the assistant'],
  'assistant.proposePlan': ['让模型理解问题', '讓模型理解問題', 'Let the model propose what a question asks for'],
  'assistant.collect': ['收藏助手回答', '收藏助手回答', 'Collected an answer of the assistant'],
  'assistant.updateCollected': ['修改收藏的备注', '修改收藏的備註', 'Changed the note of a collected answer'],
  'assistant.exportCollected': ['导出收藏的回答', '匯出收藏的回答', 'Exported collected answers'],
  'assistant.removeCollected': ['取消收藏助手回答', '取消收藏助手回答', 'Removed a collected answer'],
  'assistant.makeReport': [
    '把助手的结果放入报告',
    '把助手的結果放入報告',
    'Put a result of the assistant into a report',
  ],
  'assistant.startRun': ['让模型回答问题', '讓模型回答問題', 'Let the model answer a question'],
  'assistant.stopRun': ['停止模型的回答', '停止模型的回答', 'Stopped an answer of the model'],
  'assistant.createInstruction': ['新建助手指令', '新增助手指令', 'Wrote an instruction of the assistant'],
  'assistant.updateInstruction': ['修改助手指令', '修改助手指令', 'Changed an instruction of the assistant'],
  'assistant.removeInstruction': ['删除助手指令', '刪除助手指令', 'Removed an instruction of the assistant'],
  'assistant.tryInstruction': ['试运行助手指令', '試執行助手指令', 'Tried an instruction of the assistant'],
  'assistant.run': ['执行助手指令', '執行助手指令', 'Ran an instruction of the assistant'],
}

const tables: RecordWords['tables'] = {
  assistant_collected: ['收藏的回答', '收藏的回答', 'Collected answer'],
  assistant_instructions: ['助手指令', '助手指令', 'Instruction of the assistant'],
  assistant_sessions: ['助手会话', '助手工作階段', 'Assistant session'],
}

const objects: RecordWords['objects'] = {
  assistant: 'assistant_sessions',
}

export const recordWords: RecordWords = { acts, tables, objects }
