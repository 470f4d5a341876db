import { describe, expect, test } from 'vitest'
import { mannersIn } from './robots.ts'

describe('rules of robots.txt', () => {
  test.each([
    ['', true, null],
    ['User-agent: *\nDisallow: /', false, null],
    ['User-agent: Guanlan\nAllow: /\nUser-agent: *\nDisallow: /', true, null],
    ['User-agent: *\nCrawl-delay: 5', true, 5],
    ['User-agent: *\nCrawl-delay: 999999', true, 3_600],
    ['<html>', true, null],
    [null, false, null],
  ])('%j', (content, allowed, delaySeconds) =>
    expect(mannersIn(content, 'https://example.com/a')).toMatchObject({ allowed, delaySeconds }),
  )
})
