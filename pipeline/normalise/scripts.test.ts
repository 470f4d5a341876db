import { expect, test } from 'vitest'
import { withoutScripts } from './scripts.ts'

const story = '青麓市今天开通了第一条地铁线路，全长二十公里，设十七座车站。\n\n市民可以免费乘坐三天。'
const script = `   (function(){
       var tag = document.createElement('script');
       tag.src = '//ads.example.com/a.js';
       document.body.appendChild(tag);
   })();`

test('scripts and style sheets leave an article, wherever they stand', () => {
  expect(withoutScripts(`${story}\n\n\n${script}`)).toBe(story)
  expect(withoutScripts(`${script}\n${story}`)).toBe(story)
  expect(withoutScripts(`.art p{margin-bottom:30px}\n#x, a:visited { color: red; }\n${story}`)).toBe(story)
  expect(withoutScripts(`${story}\n!function(){}();\n;(function (w, d) { w.q = 1 }(window, document));`)).toBe(
    `${story}\n!function(){}();`,
  )
})

test.each([
  ['braces of a writer', `${story}\n他写下{三个词}，就走了。\n集合 {a: 1, b: 2} 有两个元素。`],
  ['a script that never ends', `${story}\n(function(){\nvar a = 1`],
  ['a script around a story', `(function(){\n${story}\n})();`],
  ['an article about code', `看这段：\n${script}\n${script}\n${script}`],
  ['nothing', ''],
])('%s stays', (_, text) => {
  expect(withoutScripts(text)).toBe(text)
})

test('hostile texts take time in proportion to their length', () => {
  for (const text of [
    `${'(function(){\n'.repeat(200_000)}}`,
    `${'a'.repeat(300)}{`.repeat(3_000),
    '{}'.repeat(500_000),
    `.a{b:c}\n${'a'.repeat(1_000_000)}`,
    `a${' '.repeat(200_000)}{`,
  ])
    expect(withoutScripts(text)).toBe(text)
})
