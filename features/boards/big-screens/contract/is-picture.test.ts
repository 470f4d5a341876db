import { expect, test } from 'vitest'
import { isPicture } from './is-picture.ts'

test.each([
  ['data:image/jpeg;base64,/9j/4AAQSkZJRg==', true],
  ['data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==', true],
  ['data:image/png;base64,/9j/4AAQ', false],
  ['data:image/svg+xml;base64,PHN2Zz4=', false],
  ['data:image/jpeg;base64,UEsDBBQ=', false],
  ['https://example.com/a.png', false],
  ['data:image/jpeg;base64,/9j/"><script>', false],
  ['', false],
])('%s: %s', (data, expected) => expect(isPicture(data)).toBe(expected))
