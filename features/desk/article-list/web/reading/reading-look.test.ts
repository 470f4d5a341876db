import { expect, test } from 'vitest'
import { readingLookOf } from './reading-look.ts'

const plain = { place: 'right', size: 'medium', face: 'sans', hitsOnly: false }

test.each([
  ['nothing chosen', {}, plain],
  [
    'everything chosen',
    { place: 'off', size: 'huge', face: 'song', hitsOnly: 'yes' },
    { place: 'off', size: 'huge', face: 'song', hitsOnly: true },
  ],
  ['values of no release', { place: 'left', size: '99', face: 'comic', hitsOnly: '1' }, plain],
])('%s', (_, choices, look) => expect(readingLookOf(choices)).toEqual(look))
