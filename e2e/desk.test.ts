// The article desk as an analyst uses it. Each journey hands in articles of its own and looks only at those.
import { authorOfThisRun, feed, handIn, openAuthor, openDesk, reading } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

// The first journey meets a server that is still building the demonstration.

test('an analyst reads with the keyboard alone', async ({ page }) => {
  const author = authorOfThisRun('顾言蹊')
  await openDesk(page)
  await handIn(page, [
    { title: '澄屿汽车车门冻住之一', author, minutesAgo: 1 },
    { title: '澄屿汽车口碑回升之二', author, minutesAgo: 2, body: '鹭行 Pro 的门把手与空调，车主各有说法。' },
    { title: '澄屿汽车自动泊车之三', author, minutesAgo: 3, body: '自动泊车在地下车库的表现，本报测了一周。' },
  ])
  await expect(async () => openAuthor(page, author, 3)).toPass()

  await page.keyboard.press('j')
  await page.keyboard.press('o')
  const heading = reading(page).getByRole('heading', { level: 2 })
  await expect(heading).toHaveText('澄屿汽车车门冻住之一')
  await expect(reading(page)).toContainText('1 / 3')
  // In front of the reader for a second: read.
  await expect(page.getByText('已载入 3 篇，未读 2')).toBeVisible()

  await page.keyboard.press('k')
  await expect(page.getByText('已经是第一篇')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(heading).toHaveText('澄屿汽车自动泊车之三')
  await page.keyboard.press('j')
  await expect(page.getByText('已经是最后一篇')).toBeVisible()

  // The wanted words are marked, and "why" names the rule.
  await expect(heading.locator('mark').first()).toContainText('澄屿')
  await expect(page.getByRole('region', { name: '为什么在这里' })).toContainText('澄屿汽车全部')

  await page.keyboard.press('x')
  await page.keyboard.press('k')
  await page.keyboard.press('Shift+X')
  await expect(page.getByText('已选 2 篇')).toBeVisible()
  await page.getByRole('button', { name: '标为未读' }).click()
  await expect(page.getByText('已将 2 篇标为未读')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('[')
  await expect(page.getByRole('button', { name: '展开监测项 [' })).toBeVisible()
  await page.keyboard.press('[')
  await page.keyboard.press('/')
  await expect(page.getByLabel('筛选监测项')).toBeFocused()
  await page.keyboard.type('车门')
  await expect(page.getByRole('navigation', { name: '监测项' })).not.toContainText('竞品')
})

test('a click on the operator of a filter turns it round, and the address says so', async ({ page }) => {
  const author = authorOfThisRun('岑溪')
  await openDesk(page)
  await handIn(page, [{ title: '门把手低温测试', author }])
  await expect(async () => openAuthor(page, author, 1)).toPass()

  await page.getByRole('button', { name: '为，改为排除' }).click()
  await expect(page).toHaveURL(/filter=%21author/)
  await expect(page.getByRole('button', { name: '不为，改为包含' })).toBeVisible()
  await expect(page.getByRole('feed').getByText(author)).toHaveCount(0)

  await page.getByRole('button', { name: '不为，改为包含' }).click()
  await expect(feed(page)).toHaveCount(1)

  // A second filter that nothing passes: the desk says which one to drop and what that would bring.
  await page.getByRole('button', { name: '加筛选' }).click()
  await page.getByRole('menuitem', { name: '标题' }).click()
  await page.getByLabel('标题内容').fill(`没有这个标题${author}`)
  await page.getByRole('button', { name: '应用' }).click()
  await expect(page.getByRole('heading', { name: '这 2 个条件下没有文章' })).toBeVisible()
  await expect(page.getByText(`去掉“标题 含 没有这个标题${author}”后有 1 篇。`)).toBeVisible()
  await page.getByRole('button', { name: '去掉“标题 含' }).click()
  await expect(feed(page)).toHaveCount(1)
})

test('new articles wait while somebody reads, and slide in when nobody does', async ({ page }) => {
  const author = authorOfThisRun('雪线以北')
  await openDesk(page)
  await handIn(page, [{ title: '第一篇', author, minutesAgo: 3 }])
  await expect(async () => openAuthor(page, author, 1)).toPass()
  await page.mouse.move(5, 5)

  await handIn(page, [
    { title: '自己滑进来的第二篇', author, minutesAgo: 0, body: '冷库里测了澄屿的两款车，结果各不相同。' },
  ])
  // Both at once: that it has just come is said for a few seconds.
  await expect(feed(page).first()).toHaveText(/刚到.*自己滑进来的第二篇|自己滑进来的第二篇.*刚到/s)
  await expect(feed(page)).toHaveCount(2)

  await feed(page).last().getByRole('button', { name: '第一篇' }).click()
  await expect(reading(page).getByRole('heading', { level: 2 })).toHaveText('第一篇')
  await handIn(page, [{ title: '等着的第三篇', author, minutesAgo: 0, body: '澄屿昨晚回复本报，未提及召回。' }])
  await expect(page.getByRole('button', { name: '1 篇新文章' })).toBeVisible()
  await expect(feed(page)).toHaveCount(2)

  await page.keyboard.press('n')
  await expect(feed(page)).toHaveCount(3)
  await expect(feed(page).first()).toContainText('等着的第三篇')
  await expect(reading(page).getByRole('heading', { level: 2 })).toHaveText('第一篇')
})

test('what is not answered leaves the list where it is, says so once, and comes when it is asked for again', async ({
  page,
  consoleErrors,
}) => {
  const author = authorOfThisRun('渡口')
  await openDesk(page)
  await handIn(page, [{ title: '第一篇', author, minutesAgo: 3 }])
  await expect(async () => openAuthor(page, author, 1)).toPass()
  await page.mouse.move(5, 5)
  const list = '**/monitorArticle/list'
  const body = { code: 50301, key: 'platform.unavailable', msg: '服务暂时不可用，请稍后重试' }
  await page.route(list, route => route.fulfill({ status: 503, json: body }))
  await handIn(page, [{ title: '第二篇', author, minutesAgo: 0, body: '澄屿的两款车在冷库里又测了一次。' }])
  const line = page.getByRole('status').filter({ hasText: '未能更新' })
  await expect(line).toHaveCount(1)
  await expect(feed(page)).toHaveCount(1)
  await expect(page.getByText('服务暂时不可用')).toHaveCount(1)
  await page.unroute(list)
  await line.getByRole('button', { name: '重试' }).click()
  await expect(feed(page)).toHaveCount(2)
  await expect(line).toHaveCount(0)
  // The browser itself says so for each answer of 503.
  consoleErrors.splice(0, Infinity, ...consoleErrors.filter(text => !text.includes('status of 503')))
})

test('a hostile title and body are text', async ({ page }) => {
  const author = authorOfThisRun('过客')
  const title = '<img src=x onerror="document.title=1">标题'
  await openDesk(page)
  await handIn(page, [{ title, author, body: '<script>document.title=2</script>澄屿汽车正文 & 其他' }])
  await expect(async () => openAuthor(page, author, 1)).toPass()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(reading(page).getByRole('heading', { level: 2 })).toContainText('标题')
  expect(await page.locator('main img, main script').count()).toBe(0)
  await expect(page).toHaveTitle(/观澜/)
})

test('the desk has nothing that axe objects to', async ({ page }) => {
  const author = authorOfThisRun('编辑部')
  await openDesk(page)
  await handIn(page, [
    { title: '鹭行 Pro 车门打不开', author },
    { title: '鹭行 Pro 车门打不开', author, minutesAgo: 2 },
  ])
  await expect(async () => openAuthor(page, author, 2)).toPass()
  await expectAccessible(page)
  await page.keyboard.press('j')
  await page.keyboard.press('o')
  await expect(reading(page).getByRole('heading', { level: 2 })).toBeVisible()
  await page.keyboard.press('x')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /更改条件：作者/ }).click()
  await expect(page.getByRole('dialog', { name: '作者' })).toBeVisible()
  await expectAccessible(page)
})
