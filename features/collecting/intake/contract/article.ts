/** What is handed in as an article, said to whoever makes such calls: each one is checked by itself (pipeline/normalise), so that a faulty one keeps no other out. */
import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { otherNames } from './other-names.ts'

const text = (maxLength: number, description?: string) => ({
  type: ['string', 'null'],
  maxLength,
  ...(description && { description }),
})
const id = (description: string) => ({ type: ['string', 'integer', 'null'], maxLength: 500, description })
const count = {
  type: ['integer', 'string', 'null'],
  description: 'A number, or as people write it: 1,234, 1.2万, 10万+ (known from below only)',
}
const time = {
  type: ['string', 'integer', 'null'],
  maxLength: 100,
  description: 'ISO 8601, Unix time, 昨天 10:20, 3小时前 …',
}
const region = { type: ['integer', 'null'], minimum: 0, maximum: 999_999, description: 'Division code' }
const oneOf = (values: readonly (string | number)[], description?: string) => ({
  enum: [...values, null],
  ...(description && { description }),
})

const alsoNamed = Object.entries(otherNames).map(([field, names]) => `${field}: ${names.join(', ')}`)

export const articleShape = {
  description: `An article: with a title, a body or both. Other spellings are understood (${alsoNamed.join('; ')}); what is none of these is named under leftOut`,
  type: 'object',
  properties: {
    sourceId: id('Of the sender; with the name of the source it says which article it is'),
    url: text(4_000, 'http or https; without an id it says which article it is'),
    title: text(2_000),
    body: text(10_000_000, 'Text or HTML'),
    mediaType: oneOf(mediaTypes),
    media: text(200, 'Name of the medium'),
    mediaLevel: { type: ['integer', 'null'], minimum: 0, maximum: 5 },
    author: text(200),
    account: {
      type: ['object', 'null'],
      properties: {
        id: id('What the platform calls the account'),
        followers: count,
        verified: oneOf([0, 1, 2], '0 not, 1 as a person, 2 as an organisation'),
        gender: text(1),
      },
    },
    publishedAt: { ...time, description: `${time.description}; absent: the moment of its arrival` },
    reads: count,
    likes: count,
    shares: count,
    comments: count,
    sentiment: oneOf([1, 0, -1], 'Absent: judged by the text'),
    level: oneOf([1, 2, 3, 4], 'Of negativity, 1 the worst'),
    region,
    demonstration: { type: ['boolean', 'null'] },
    extra: { type: ['object', 'null'], description: 'What the sender knows besides' },
    repostList: {
      type: ['array', 'null'],
      maxItems: 100_000,
      description:
        'Who passed the post on. Each is read by itself: one that cannot be used is left out and named, the others are taken. 100,000 are stored of a post',
      items: {
        type: 'object',
        properties: {
          id: id('Of the sender; without one author, text and time say which it is'),
          parent: id(
            'Id of the repost that was passed on, or of the post itself; absent: not known, then //@name: in the text is read',
          ),
          author: text(200),
          text: text(10_000),
          time,
        },
      },
    },
    commentList: {
      type: ['array', 'null'],
      maxItems: 200,
      description: 'Comments of readers',
      items: {
        type: 'object',
        required: ['text'],
        properties: {
          id: id('Of the sender; without one author and text say which it is'),
          author: text(200),
          text: { type: 'string', maxLength: 10_000 },
          time,
          likes: count,
        },
      },
    },
  },
}
