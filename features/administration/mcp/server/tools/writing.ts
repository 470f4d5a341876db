/** Tools that change something: there for keys alone that an administrator lets write, and never without a dry run before. */

import { intake } from '@guanlan/features/collecting/intake/contract'
import { articleActions } from '@guanlan/features/handling/article-actions/contract'
import { labels } from '@guanlan/features/monitors/labels/contract'
import { monitors } from '@guanlan/features/monitors/monitors/contract'
import { LongId, Moment, refuse } from '@guanlan/platform/contract'
import { z } from 'zod'
import { type Tool, type ToolContext, tool } from './tool.ts'

const Count = z.number().int()
const output = z.object({
  done: z.boolean().describe('false: nothing was changed; call again with the same values and `dryRun` to do it'),
  dryRun: z.string().describe('The number of this dry run: it holds for the same values and key alone'),
  changes: z.array(z.string()).describe('What would change, or has'),
  id: Count.nullable(),
  address: z.string().nullable(),
})
type Output = z.output<typeof output>
const dryRun = z.string().max(100).optional().describe('Absent: it is only said what would change')

interface Written<Input> {
  /** In words that a person reads before they say yes. */
  changes: string[]
  write(input: Input, context: ToolContext): Promise<Pick<Output, 'id' | 'address'>>
}

/** The number is of tool, values and key: whoever has not seen what would change has none. */
const writing = <Input extends z.ZodObject>(
  of: Pick<Tool, 'name' | 'title' | 'description'> & {
    input: Input
    look(input: z.output<Input>, context: ToolContext): Promise<Written<z.output<Input>>>
  },
): Tool =>
  tool({
    ...{ name: of.name, title: of.title, description: of.description, output, stores: true },
    input: of.input.extend({ dryRun }) as never,
    run: async (input: Record<string, unknown>, context: ToolContext): Promise<Record<string, unknown>> => {
      const { dryRun: shown, ...rest } = input
      const values = rest as z.output<Input>
      const number = context.numberOf(of.name, values)
      if (shown !== undefined && shown !== number) throw refuse('conflict', 'mcp.otherDryRun')
      const { changes, write } = await of.look(values, context)
      const nothing = { done: false, dryRun: number, changes, id: null, address: null } satisfies Output
      return shown === undefined ? nothing : { ...nothing, done: true, ...(await write(values, context)) }
    },
  })

const saveMonitor = writing({
  name: 'save_monitor',
  title: ['保存监测项', '儲存監測項', 'Save a monitor'],
  description: [
    '新建一个监测项。先不带 dryRun 调用：只说会新建什么、规则能找到多少篇；让人确认后，用同样的值和返回的 dryRun 再调用一次才会保存。',
    '新增一個監測項。先不帶 dryRun 呼叫：只說會新增什麼、規則能找到多少篇；讓人確認後，用同樣的值和傳回的 dryRun 再呼叫一次才會儲存。',
    'Makes a monitor. Called without dryRun it only says what it would make and how many articles its rule finds; once a person has agreed, call it again with the same values and the dryRun it answered.',
  ],
  input: z.object({
    name: z.string().trim().min(1).max(50),
    rule: z.string().trim().min(1).max(10_000),
    folder: LongId.default(0).describe('Id of a folder of monitors; 0: the topmost level'),
  }),
  look: async ({ name, rule }, { ask }) => {
    const tried = await ask(monitors.preview, { body: { rule, days: 30 } })
    if (tried.problems.length > 0) throw refuse('invalid', 'mcp.ruleMistakes', { count: tried.problems.length })
    return {
      changes: [`+ ${name}: ${rule}`, `${tried.complete ? '' : '≥ '}${tried.count} / 30 d`],
      write: async (values, { ask: by, addressOf }) => {
        const { id } = await by(monitors.create, {
          body: { kind: 'item', name: values.name, rule: values.rule, fatherId: values.folder },
        })
        return { id, address: addressOf(`/newMonitorDetail?id=${id}`) }
      },
    }
  },
})

const labelArticles = writing({
  name: 'label_articles',
  title: ['给文章打标签', '給文章打標籤', 'Label articles'],
  description: [
    '给最多 50 篇文章打标签，标签按名称。先不带 dryRun 调用：只说会改什么；让人确认后带着返回的 dryRun 再调用。可以撤销。',
    '給最多 50 篇文章打標籤，標籤按名稱。先不帶 dryRun 呼叫：只說會改什麼；讓人確認後帶著傳回的 dryRun 再呼叫。可以復原。',
    'Labels up to 50 articles, by names of labels. Called without dryRun it only says what would change; call it again with the dryRun it answered once a person has agreed. It can be undone.',
  ],
  input: z.object({
    articles: z.array(LongId).min(1).max(50),
    labels: z.array(z.string().trim().min(1).max(50)).min(1).max(10),
  }),
  look: async ({ articles, labels: names }, { ask }) => {
    const known = await ask(labels.list, { query: { isOpen: '1' } })
    const chosen = names.map(name => known.find(each => each.name === name))
    const missing = names.find((_, place) => !chosen[place])
    if (missing !== undefined) throw refuse('missing', 'mcp.noSuchLabel', { name: missing })
    return {
      changes: [`${names.join('、')} → ${articles.map(id => `#${id}`).join(' ')}`],
      write: async (_, { ask: by }) => {
        await by(articleActions.label, {
          body: { idList: articles, labels: chosen.flatMap(each => each?.id ?? []) },
        })
        return { id: null, address: null }
      },
    }
  },
})

const handInArticle = writing({
  name: 'hand_in_article',
  title: ['录入文章', '錄入文章', 'Hand in an article'],
  description: [
    '把一篇文章录入本机构（只有本机构可见）。先不带 dryRun 调用：只说会录入什么；让人确认后带着返回的 dryRun 再调用。',
    '把一篇文章錄入本機構（只有本機構可見）。先不帶 dryRun 呼叫：只說會錄入什麼；讓人確認後帶著傳回的 dryRun 再呼叫。',
    'Hands in one article for the own organisation alone. Called without dryRun it only says what it would hand in; call it again with the dryRun it answered once a person has agreed.',
  ],
  input: z.object({
    title: z.string().trim().min(1).max(500),
    body: z.string().trim().min(1).max(20_000),
    media: z.string().trim().min(1).max(200),
    url: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .optional(),
    publishedAt: Moment.optional(),
  }),
  look: async article => ({
    changes: [`+ ${article.media}: ${article.title} (${[...article.body].length})`],
    write: async (values, { ask }) => {
      await ask(intake.enter, { body: { article: values } })
      return { id: null, address: null }
    },
  }),
})

export const writingTools: readonly Tool[] = [saveMonitor, labelArticles, handInArticle]
