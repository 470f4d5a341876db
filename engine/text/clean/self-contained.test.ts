// A page as one file: what it shows is inside, and nothing of it runs, loads or sends.
import { expect, test } from 'vitest'
import { selfContained, selfContainedStyle } from './self-contained.ts'

const base = 'https://news.example/2026/a.html'
const picture = 'data:image/png;base64,AAAA'
const copyOf = (markup: string, requested: string[] = []) =>
  selfContained(markup, base, (kind, address) => {
    requested.push(`${kind} ${address}`)
    return kind === 'picture' ? picture : 'p { color: red }'
  })

test('pictures and style sheets are asked for by whole addresses and stand in the file', () => {
  const requested: string[] = []
  const copy = copyOf(
    '<head><link rel="stylesheet" href="/s.css"><style>div{background:url(b.png)}</style></head><body><img src="a.png" alt="图"><img src="x.gif" data-src="//cdn.example/late.jpg"><p style="background: url(\'c.png\')">正文 &lt;b&gt;</p></body>',
    requested,
  )
  expect(requested).toEqual([
    'style https://news.example/s.css',
    'picture https://news.example/2026/b.png',
    'picture https://news.example/2026/a.png',
    'picture https://cdn.example/late.jpg',
    'picture https://news.example/2026/c.png',
  ])
  expect(copy).toContain('<style>p { color: red }</style>')
  expect(copy).toContain(`<img alt="图" src="${picture}">`)
  expect(copy).toContain('正文 &lt;b&gt;')
  expect(copy).not.toContain('news.example')
})

test.each([
  '<script>alert(1)</script>',
  '<img src="a.png" onerror="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<form action="https://evil.example"><button formaction="https://evil.example">x</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<img srcset="https://evil.example/a.png 2x">',
  '<template><script>alert(1)</script></template>',
  '<noscript><script>alert(1)</script></noscript>',
  '<div "onclick=alert(1) onclick=alert(1)>x</div>',
])('nothing of %s runs or leads out', markup => {
  const copy = copyOf(markup).replace(/^.*\n.*\n.*\n/, '')
  expect(copy).not.toMatch(/alert|evil|javascript|<script|\son\w+=/i)
})

test('text in a style sheet ends no element', () => {
  expect(copyOf('<style></style/><script>alert(1)</script>')).not.toContain('<script')
  expect(copyOf('<style>a{}<\u002fstyle x').match(/<\/style/g) ?? []).toHaveLength(1)
  expect(selfContained('<link rel=stylesheet href=a.css>', base, () => '</style><b>x')).not.toContain('</style><b>')
})

test('a style sheet keeps its pictures and imports nothing', () => {
  const style = selfContainedStyle('@import url(b.css); a{background:url("../a.png")}', base, (_, address) =>
    address === 'https://news.example/a.png' ? picture : null,
  )
  expect(style.trim()).toBe(`a{background:url("${picture}")}`)
})

test('a page of a million open elements costs little', () => {
  const started = performance.now()
  copyOf('<div>'.repeat(200_000))
  expect(performance.now() - started).toBeLessThan(5_000)
})

test('the policy stands before everything', () => {
  expect(copyOf('<title>x</title>').indexOf('Content-Security-Policy')).toBeLessThan(120)
})
