import { expect, test } from 'vitest'
import { isSameSite } from './sources-on.ts'

test.each([
  ['www.example.com', 'rss.example.com', true],
  ['tech.example.com', 'example.com', true],
  ['example.com', 'feeds.news.example.com', true],
  ['myexample.com', 'example.com', false],
  ['example.com', 'example.org', false],
  ['example.com', '', false],
])('%s and %s are one site: %s', (host, other, same) => expect(isSameSite(host, other)).toBe(same))
