// An event is shared by a link, read on a phone without an account, and gone once its link is ended; its file is fetched; it stands in the library.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun, handIn, openAuthor, openDesk } from './fixtures/desk.ts'
import { expectFits, expectFitsPhone } from './fixtures/fits.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('an event is shared on three pages, and gone while it is looked at once its link is ended', async ({
  page,
  browser,
}) => {
  const author = authorOfThisRun('屿')
  const word = `澄屿${author.slice(1)}`
  const title = `${word}事件`
  await openDesk(page)
  await handIn(page, [
    { author, title: `${word}靠泊` },
    { author, title: `${word}离港` },
  ])
  await openAuthor(page, author, 2)
  const call = await memberCallsOf(page.request)
  const startTime = new Date(Date.now() - 86_400_000).toISOString()
  const subjects = { industry: 'C', brands: [word] }
  const { id } = await call<{ id: number }>('POST', '/ipr/infoEvent/add', { title, rule: word, startTime, subjects })
  await openSignedIn(page, `/eventAnalysis/treedetail?id=${id}`, page.getByText(/^2 篇文章，/))

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 Excel' }).click()
  expect((await file).suggestedFilename()).toBe(`${title}.xlsx`)

  const linkTo = async (option: string) => {
    await page.getByRole('button', { name: '分享', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `分享“${title}”` })
    await dialog.getByText(option, { exact: true }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '生成链接' }).click()
    const link = await dialog.getByRole('textbox', { name: '链接' }).inputValue()
    await dialog.getByRole('button', { name: '完成' }).click()
    return link
  }
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  for (const [option, address, part] of [
    ['手机：走势与文章', '#/eventH5?token=', '主要文章'],
    ['电脑与手机', '#/EvenpcPhone?token=', '发文最多的媒体'],
  ] as const) {
    const link = await linkTo(option)
    expect(link).toContain(address)
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { name: title })).toBeVisible()
    await expect(visitor.getByText(part)).toBeVisible()
    await expectFitsPhone(visitor)
    await expectAccessible(visitor)
  }
  const link = await linkTo('手机：图表')
  await visitor.goto(link)
  await expect(visitor.getByText('发文最多的媒体')).toBeVisible()
  // Its charts scroll within it.
  await expectFits(visitor, [[390, 844]])
  await expectAccessible(visitor)

  const { list } = await call<{ list: { id: number; title: string; layout: string }[] }>('GET', '/inews/share')
  await call('DELETE', `/inews/share/${list.find(each => each.title === title && each.layout === 'eventAnalysis')?.id}`)
  await expect(visitor.getByRole('heading', { name: '链接无效' })).toBeVisible()

  await openSignedIn(
    page,
    '/resourceLibrary/eventLibrary/tree',
    page.getByRole('heading', { level: 1, name: '事件库' }),
  )
  await page.getByRole('button', { name: /^制造业/ }).click()
  await page.getByRole('button', { name: /^未注明企业/ }).click()
  await page.getByRole('button', { name: new RegExp(`^${word}`) }).click()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('region', { name: word }).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
