// A search as an analyst uses it: over everything stored, whether or not a monitor wants it.
import { authorOfThisRun, feed, handIn, reading } from './fixtures/desk.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const box = { name: '检索词' }

test('words find what no monitor wants; it is read, judged and narrowed', async ({ page }) => {
  const author = authorOfThisRun('陆知微')
  await openSignedIn(page, '/commonSearch', page.getByRole('heading', { name: '在收到的全部文章里检索' }))
  await handIn(page, [
    { title: '星槎河口的渡船停了', author, minutesAgo: 1, body: `星槎河口的渡船今早没有开。${author}在岸边等。` },
    { title: '渡船又开了', author, minutesAgo: 2, media: '南岸晚报', body: `星槎河口恢复通航。${author}说。` },
  ])
  await page.getByRole('searchbox', box).fill(`星槎河口 ${author}`)
  await page.keyboard.press('Enter')
  await expect(async () => {
    await page.getByRole('button', { name: '检索', exact: true }).click()
    await expect(feed(page)).toHaveCount(2, { timeout: 2_000 })
  }).toPass()
  await expect(page).toHaveURL(/#\/searchList\?/)
  await expect(page.getByText('2 篇', { exact: true })).toBeVisible()

  await page.keyboard.press('Escape')
  await feed(page).first().getByText('星槎河口的渡船停了').click()
  await expect(reading(page).getByRole('heading', { level: 2 }).locator('mark')).toHaveText('星槎河口')
  await expect(reading(page).getByText('1 / 2', { exact: false }).first()).toBeVisible()
  await expectAccessible(page)

  // The first act makes it the organisation's: the desk has it from now on.
  const counted = page.waitForResponse(/search\/summary/)
  await page.keyboard.press('s')
  await expect(page.getByText(/已将 1 篇设为/)).toBeVisible()
  // What the act changed of the shares moves the values below.
  await counted
  await page
    .getByRole('region', { name: '分布' })
    .getByRole('button', { name: /南岸晚报/ })
    .click()
  await expect(feed(page)).toHaveCount(1)
  await expect(feed(page).first()).toContainText('渡船又开了')
  // What else could be chosen stays in sight.
  const media = page.getByRole('region', { name: '分布' }).getByRole('region', { name: '媒体', exact: true })
  await expect(media.getByRole('button')).toHaveCount(2)
  await expect(media.getByRole('button', { pressed: true })).toHaveText(/南岸晚报/)
})

test('a rule is mended where it is written, and a search is kept under a name', async ({ page }) => {
  const author = authorOfThisRun('岑溪')
  await openSignedIn(page, '/Search', page.getByRole('searchbox', box))
  await handIn(page, [{ title: `${author}看潮`, author, body: `${author}在验潮站看潮。` }])
  await page
    .getByRole('radio', { name: '检索式' })
    .or(page.getByRole('button', { name: '检索式' }))
    .first()
    .click()
  const field = page.locator('.cm-content')
  await field.fill(`(${author}`)
  await expect(page.getByRole('button', { name: /括号/ }).first()).toBeVisible()
  await field.fill(`${author}+看潮`)
  await expect(async () => {
    await page.keyboard.press('Control+Enter')
    await expect(feed(page)).toHaveCount(1, { timeout: 2_000 })
  }).toPass()

  await page.getByRole('button', { name: '检索方案' }).click()
  await page.getByLabel('方案名称').fill('看潮')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('已保存检索方案“看潮”')).toBeVisible()
  await page.goto('/#/search')
  await page.getByRole('button', { name: '检索方案' }).click()
  await page.getByRole('button', { name: /^看潮/ }).click()
  await expect(feed(page)).toHaveCount(1)
})

test('drawing over the strip of volume narrows the time; the story most told comes first', async ({ page }) => {
  const author = authorOfThisRun('沈栖')
  await openSignedIn(page, '/Search', page.getByRole('searchbox', box))
  const days = [0, 1, 1, 9]
  await handIn(
    page,
    days.map((day, n) => ({
      title: `${author}第${n}次出海`,
      author,
      minutesAgo: day * 1440 + 5 + n,
      body: `${author}在第${n}码头登船，去看${['灯塔', '暗礁', '海图', '潮汐'][n]}。`,
    })),
  )
  await page.getByRole('searchbox', box).fill(author)
  await expect(async () => {
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '检索', exact: true }).click()
    await expect(feed(page)).toHaveCount(4, { timeout: 2_000 })
  }).toPass()
  await page.getByRole('button', { name: '排序：最新在前' }).click()
  await page
    .getByRole('menuitemradio', { name: '热度最高' })
    .or(page.getByRole('menuitem', { name: '热度最高' }))
    .click()
  await expect(page).toHaveURL(/sort=heat/)
  await expect(feed(page)).toHaveCount(4)

  const columns = page.getByRole('group', { name: '按时间的文章数，点击或拖动收窄时间' }).getByRole('button')
  const last = (await columns.count()) - 1
  await columns.nth(last - 2).hover()
  await page.mouse.down()
  await columns.nth(last).hover()
  await page.mouse.up()
  await expect(page).toHaveURL(/from=/)
  await expect(feed(page)).toHaveCount(3)
})
