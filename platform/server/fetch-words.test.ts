import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sayFetchProblem } from './fetch-words.ts'

const root = join(import.meta.dirname, '../..')
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))

/** Sentences as they are thrown, with something in each place: what leaves as a problem of an address. */
const thrown = ['platform/server', 'pipeline/collect', 'features/collecting'].flatMap(filesIn).flatMap(file => {
  const code = readFileSync(file, 'utf8')
  const found = code.matchAll(
    /(?:new (?:FetchProblem|AskRefused|HostBusy|NoAnswer)\(|\bproblem: )(?:'([^']+)'|`([^`]+)`)/g,
  )
  return (
    [...found]
      .map(([, plain, made]) => (plain ?? made ?? '').replace(/\$\{[^}]*\}/g, '12'))
      // Others are keys of phrases.
      .filter(sentence => sentence.includes(' '))
  )
})

test('every sentence of an address that could not be had is said in the words of the reader', () => {
  expect(thrown.length).toBeGreaterThan(20)
  expect(thrown.filter(sentence => !/\p{Script=Han}/u.test(sayFetchProblem(sentence, 'zh')))).toEqual([])
})

test.each([
  ['answered 404', '对方说没有这个网页（404）'],
  ['answered 403', '对方拒绝访问（403）'],
  ['answered 429', '对方要求放慢访问（429）'],
  ['answered 503', '对方服务器出错（503）'],
  ['answered 418', '对方返回 418'],
  ['only https addresses are written to', '只发送到 https 网址'],
  ['10.0.0.8 is a private address', '10.0.0.8 是内网地址，不予访问'],
  ['Error: getaddrinfo ENOTFOUND nowhere.example', '找不到这个域名'],
  ['Error: connect ECONNREFUSED 203.0.113.7:443', '对方拒绝连接'],
  ['SocketError: other side closed', '连接中断'],
  ['ConnectTimeoutError: Connect Timeout Error (attempted address: a.example:443, timeout: 10000ms)', '连接不上对方'],
  ['Error: unable to verify the first certificate', '对方的证书无效'],
  ['HTTPParserError: Response does not match the HTTP/1.1 protocol', '对方的回应不符合 HTTP'],
  ['the proxy 10.0.0.1:3128 answered 502', '代理 10.0.0.1:3128 不可用'],
  ['something new', 'something new'],
])('%s: %s', (problem, words) => expect(sayFetchProblem(problem, 'zh')).toBe(words))

test('in each language', () => {
  expect(sayFetchProblem('longer than 5 MiB', 'zh-TW')).toBe('內容超過 5 MiB')
  expect(sayFetchProblem('answered 404', 'en')).toBe('the site says there is no such page (404)')
})
