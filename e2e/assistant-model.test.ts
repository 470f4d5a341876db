// The assistant with a model of the organisation's own, a service like OpenAI's beside the product: what would leave and what it costs stand there first; what it invents is left out, with the reason.
import { type ModelRequestSeen, startModelServer } from '../platform/testing/model-server.ts'
import { callsOf, memberCallsOf, signInByCalls } from './fixtures/calls.ts'
import { authorOfThisRun, handIn } from './fixtures/desk.ts'
import { addOrganisation } from './fixtures/organisations.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test.use({ signedIn: false })

const line = (text: string, from: number[]) => `${JSON.stringify({ text, from })}\n`
/** The first sentence of each passage, and one with another number. */
function pieces({ body }: ModelRequestSeen): string[] {
  const { passages = [] } = JSON.parse(body.messages.at(-1)?.content ?? '{}') as {
    passages?: { n: number; text: string }[]
  }
  const sentences = passages.map(({ n, text }) => ({ n, text: `${text.split('。')[0]}。` }))
  const counted = sentences.find(({ text }) => /\d天/.test(text))
  return [
    ...sentences.map(({ n, text }) => line(text, [n])),
    ...(counted
      ? [
          line(
            counted.text.replace(/\d+(?=天)/, number => String(Number(number) + 3)),
            [counted.n],
          ),
        ]
      : []),
  ]
}

test('a model answers after its cost was shown, and a number that it invents is left out', async ({
  page,
  baseURL,
  playwright,
}) => {
  const name = authorOfThisRun('岑渡')
  const account = `model-${Date.now()}@guanlan.local`
  const model = await startModelServer({ pieces })
  await addOrganisation(baseURL ?? '', {
    name: `${name}机构`,
    admin: { account, password: 'journeys', name: '沈知遥' },
  })
  const operator = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await signInByCalls(operator, 'operator@guanlan.local', 'guanlan-demo')
  const operate = await callsOf(operator)
  const { version, ownHosts } = await operate<{ version: number; ownHosts: string[] }>('GET', '/mgrV1/model')
  await operate('PUT', '/mgrV1/model', { version, endpoint: null, ownHosts: [...ownHosts, model.host] })
  await operator.dispose()

  await signInByCalls(page.request, account, 'journeys')
  await page.addInitScript(() => localStorage.setItem('guanlan.signedIn', 'yes'))
  const call = await memberCallsOf(page.request)
  const terms = await call<{ version: number; scenesOff: string[]; mostOfRun: number | null }>('GET', '/chatgpt/model')
  const limits = { mostOfRun: null, mostOfPerson: null, mostOfAll: null }
  const own = { url: model.url, model: 'local', key: 'sk-of-a-journey', priceIn: 100, priceOut: 100 }
  const { version: of, scenesOff } = terms
  await call('PUT', '/chatgpt/model', { version: of, scenesOff, leaves: 'excerpts', own, ...limits })

  await openSignedIn(page, '/chatGpt/gptSession', page.getByRole('heading', { name: '问已入库的文章' }))
  await handIn(page, [
    { title: `${name}谈渡口`, author: name, media: '南岸晚报', body: `${name}表示渡口修缮用了12天。居民都很期待。` },
    {
      title: '渡口修缮完工',
      author: name,
      media: '北岸晨报',
      body: `${name}介绍，渡口修缮工程已经完工。验收在周五进行。`,
    },
  ])
  const question = page.getByRole('textbox', { name: '问题' })
  const cost = page.getByRole('region', { name: '交给模型之前' })
  // They are found as soon as they are stored.
  const now = Date.now()
  const range = { from: new Date(now - 86_400_000).toISOString(), to: new Date(now + 86_400_000).toISOString() }
  const found = () => call<{ total: number }>('POST', '/inews/monitorArticle/list', { ...range, query: name })
  await expect.poll(async () => (await found()).total, { timeout: 60_000 }).toBe(2)
  await question.fill(`最近 7 天“${name}”`)
  await question.press('Enter')
  await page.getByRole('button', { name: '让模型回答' }).click()
  await expect(cost.getByRole('button', { name: '发送并回答' })).toBeEnabled()
  expect(model.requests).toHaveLength(0)
  await expectAccessible(page)
  await cost.getByRole('button', { name: '发送并回答' }).click()
  const answer = page.getByRole('article').last()
  await expect(answer.getByText(`${name}表示渡口修缮用了12天。`).first()).toBeVisible()
  await answer.getByText('1 句因无依据已删去').click()
  await expect(answer.getByText(`${name}表示渡口修缮用了15天。`)).toBeVisible()
  expect(model.requests).toHaveLength(1)
  expect(model.requests[0]?.authorization).toBe('Bearer sk-of-a-journey')
  await model.close()
})
