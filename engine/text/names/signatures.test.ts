// Who signed: people, editors, offices and agencies are told apart.
import { expect, test } from 'vitest'
import { signatureOf } from './signatures.ts'

test.each([
  ['王晓伟', ['王晓伟'], 'author', []],
  ['龚永泉/杨明方', ['龚永泉', '杨明方'], 'author', []],
  ['本报记者 甲乙 丙丁', ['甲乙', '丙丁'], 'reporter', []],
  ['（本报记者王伟）', ['王伟'], 'reporter', []],
  ['王伟/文', ['王伟'], 'author', []],
  ['王伟 摄', ['王伟'], 'author', []],
  ['王 伟', ['王伟'], 'author', []],
  ['王\u200b伟\u202e', ['王伟'], 'author', []],
  ['晋文霞', ['晋文霞'], 'author', []],
  ['责任编辑 丙丁', ['丙丁'], 'editor', []],
  ['新华社', [], 'author', ['新华社']],
  ['新华社记者 王伟、李明', ['王伟', '李明'], 'reporter', ['新华社']],
  ['记者 张三 通讯员 李四', ['张三', '李四'], 'reporter', []],
  ['张三和李四', ['张三', '李四'], 'author', []],
  ['人民日报新闻代表团', [], 'author', ['人民日报新闻代表团']],
  ['保罗．肯尼迪', ['保罗.肯尼迪'], 'author', []],
  ['John Smith', ['John Smith'], 'author', []],
  ['本报评论员', [], 'reporter', []],
  ['文汇报', [], 'author', ['文汇报']],
  ['王会', ['王会'], 'author', []],
  ['Reuters', [], 'author', ['Reuters']],
  ['admin', [], 'author', ['admin']],
  ['', [], 'author', []],
])('%s', (author, people, role, offices) => {
  expect(signatureOf(author)).toEqual({ people, role, offices })
})

test('a text without an end is read in its beginning only', () => {
  expect(signatureOf('王伟/'.repeat(100_000)).people).toEqual(['王伟'])
})
