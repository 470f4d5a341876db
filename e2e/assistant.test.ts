// The assistant as an analyst uses it, by keyboard: a question, its plan, figures that open their lists, a source at its sentence, an answer collected with a note, a result in a report.
import { authorOfThisRun, handIn } from './fixtures/desk.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a question becomes a plan, is answered by sentences of articles, and is collected with a note', async ({
  page,
}) => {
  const name = authorOfThisRun('叶汀澜')
  const question = page.getByRole('textbox', { name: '问题' })
  await openSignedIn(page, '/chatGpt/gptSession', page.getByRole('heading', { name: '问已入库的文章' }))
  await handIn(page, [
    {
      title: `${name}谈渡口`,
      author: name,
      media: '南岸晚报',
      body: `${name}表示渡口将在下月恢复通航。居民都很期待。`,
    },
    {
      title: `渡口修缮完工`,
      author: name,
      media: '北岸晨报',
      body: `${name}介绍，渡口修缮工程已经完工。验收在周五进行。`,
    },
  ])
  const answer = page.getByRole('article').last()
  await expect(async () => {
    await question.fill(`最近 7 天“${name}”`)
    await question.press('Enter')
    const plan = page.getByRole('region', { name: '检索条件' })
    await expect(plan.getByText('时间 最近 7 天')).toBeVisible()
    await expect(plan.getByText(new RegExp(`找.*${name}.*的文章`))).toBeVisible()
    // The plan is there: Enter answers.
    await page.keyboard.press('Enter')
    await expect(answer.getByText('未接入模型：以下均为原文摘录')).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(answer.getByText(`${name}表示渡口将在下月恢复通航。`).first()).toBeVisible()
  await expectAccessible(page)

  // A source opens the article with the sentence marked, and Escape leads back to it.
  const source = answer.getByRole('button', { name: /^出处 1：/ }).first()
  await source.press('Enter')
  const article = page.getByRole('complementary', { name: '文章' })
  await expect(article.locator('mark').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(article).toHaveCount(0)
  await expect(source).toBeFocused()

  await answer.getByRole('button', { name: '收藏并备注' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '收藏并备注' })
  await dialog.getByRole('textbox', { name: '备注' }).fill(`给${name}的周报`)
  await dialog.getByRole('textbox', { name: '标记' }).fill('渡口')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: '保存' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  const collected = page.getByRole('region', { name: '收藏的回答' })
  await collected.getByRole('button', { name: new RegExp(name) }).click()
  await expect(page.getByText(`给${name}的周报`)).toBeVisible()
  await page.getByRole('button', { name: '备注与标记' }).click()
  const edit = page.getByRole('dialog', { name: '备注与标记' })
  await edit.getByRole('textbox', { name: '备注' }).fill(`给${name}的月报`)
  await edit.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(`给${name}的月报`)).toBeVisible()

  // A figure opens the list whose total it is.
  await page.goBack()
  const figure = answer.getByRole('link', { name: /^打开这 2 篇/ }).first()
  await figure.click()
  await expect(page.getByText('2 篇', { exact: true })).toBeVisible()
})
