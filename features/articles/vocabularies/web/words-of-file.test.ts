import { expect, test } from 'vitest'
import { comparedTo, wordsOfFile } from './words-of-file.ts'

test('words are parted by lines, commas and tabs, each once, whatever the encoding', () => {
  const utf8 = new TextEncoder().encode('\ufeff鲸鱼,海豚\r\n"珊瑚"\n鲸鱼\n')
  expect(wordsOfFile(utf8).words).toEqual(['鲸鱼', '海豚', '珊瑚'])
  // 鲸鱼 in GB 18030.
  expect(wordsOfFile(new Uint8Array([0xbe, 0xa8, 0xd3, 0xe3])).words).toEqual(['鲸鱼'])
})

test('a file is compared with the list by what reads alike', () => {
  expect(comparedTo('鲸鱼\nＡＢＣ\n海豚', ['abc', '鯨魚', '珊瑚'])).toEqual({
    kept: ['鲸鱼', 'ＡＢＣ', '海豚'],
    added: ['珊瑚'],
    missing: ['海豚'],
    same: 2,
  })
})
