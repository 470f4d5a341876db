import { expect, test } from 'vitest'
import { plainTitle } from './plain-title.ts'

test.each([
  ['转载｜岚舟召回 1.2 万辆', '岚舟召回 1.2 万辆'],
  ['轉載｜【转载】岚舟召回', '岚舟召回'],
  ['#岚舟# 车主讨说法', '车主讨说法'],
  ['转载｜#岚舟##召回# 车主讨说法', '车主讨说法'],
  ['#岚舟#', '岚舟'],
  ['转载', '转载'],
  ['转载率创新高', '转载率创新高'],
  ['岚舟发布 C# 工具', '岚舟发布 C# 工具'],
])('%s is called %s', (title, plain) => expect(plainTitle(title)).toBe(plain))
