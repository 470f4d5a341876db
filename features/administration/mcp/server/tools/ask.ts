/** A question to the assistant of the product: sentences that articles carry, with the articles. */
import { Sentiment } from '@guanlan/features/articles/articles/contract'
import { assistant, longestQuestion } from '@guanlan/features/assistant/assistant/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { tool } from './tool.ts'

const Count = z.number().int()
/** Of the title of the session that is begun for it. */
const longestTitle = 60

export const askTool = tool({
  name: 'ask',
  title: ['提问', '提問', 'Ask'],
  description: [
    '向观澜助手提问：回答的每一句都附有经过核对、确实这样写的文章；数字只来自数据库；资料不足时直说。计入当天的会话与提问次数。',
    '向觀瀾助手提問：回答的每一句都附有經過核對、確實這樣寫的文章；數字只來自資料庫；資料不足時直說。計入當天的對話與提問次數。',
    'Asks the assistant of Guanlan: each sentence comes with the articles that were checked to say it, figures are those of the database, and too little material is said to be too little. It counts among the day’s conversations and questions.',
  ],
  stores: true,
  input: z.object({ question: z.string().trim().min(1).max(longestQuestion) }),
  output: z.object({
    state: z.enum(['answered', 'insufficient']),
    sentences: z.array(
      z.object({ text: z.string(), citations: z.array(Count).describe('Places in `articles`, from 0') }),
    ),
    figures: z.array(
      z.object({
        kind: z.string(),
        name: z.string(),
        value: Count.nullable(),
        isAtLeast: z.boolean(),
        at: Moment.nullable(),
      }),
    ),
    articles: z.array(
      z.object({
        id: Count,
        title: z.string(),
        media: z.string(),
        publishedAt: Moment,
        sentiment: Sentiment,
        passage: z.string(),
        address: z.string(),
      }),
    ),
    dropped: Count.describe('Sentences that were left out because no article carries them'),
  }),
  run: async ({ question }, { ask, addressOf }) => {
    const session = await ask(assistant.createSession, {
      body: { title: [...question].slice(0, longestTitle).join('') },
    })
    const { content } = await ask(assistant.message, { params: { id: session.id }, body: { question } })
    if (content.kind !== 'answer')
      return { state: 'insufficient', sentences: [], figures: [], articles: [], dropped: 0 }
    // Only what a sentence names: the others are material that nothing was said of.
    const cited = [...new Set(content.sentences.flatMap(({ passages }) => passages))].sort((one, other) => one - other)
    return {
      state: content.state,
      sentences: content.sentences.map(({ text, passages }) => ({
        text,
        citations: passages.map(place => cited.indexOf(place)),
      })),
      figures: content.figures.map(({ kind, name, value, isAtLeast, at }) => ({ kind, name, value, isAtLeast, at })),
      articles: cited.flatMap(place => {
        const passage = content.passages[place]
        if (!passage) return []
        const { articleId: id, title, media, publishedAt, sentiment, text } = passage
        return [
          { id, title, media, publishedAt, sentiment, passage: text, address: addressOf(`/monitorDetail?id=${id}`) },
        ]
      }),
      dropped: content.dropped.length,
    }
  },
})
