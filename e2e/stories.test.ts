// One story in many media: folded, corrected one by one or as a whole, taken apart and put together by hand.
import { authorOfThisRun, feed, handIn, openAuthor, openDesk, reading } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

/** A text like no other, also of runs before: what is alike would fold with it. */
const unlike = (): string =>
  `澄屿汽车说明了门把手低温失灵的处理办法。${Array.from({ length: 200 }, (_, n) => (n % 20 === 19 ? '，' : String.fromCharCode(0x4e00 + Math.floor(Math.random() * 4_000)))).join('')}。`

test('copies of a story are one row, say why, and are corrected one by one or all at once', async ({ page }) => {
  const author = authorOfThisRun('覃远舟')
  const body = unlike()
  await openDesk(page)
  await handIn(page, [
    { title: '澄屿说明把手失灵的处理办法', author, body, media: '北汀都市报', minutesAgo: 30 },
    {
      title: '把手失灵将免费更换',
      author,
      body: `${body}（转自北汀都市报）`,
      media: '青麓日报',
      minutesAgo: 20,
    },
    { title: '澄屿：把手十二月起免费换', author, body, media: '潮汐新闻网', minutesAgo: 10 },
    {
      title: '澄屿汽车自动泊车新版推送',
      author,
      body: `澄屿汽车的自动泊车今天推送了新版，${author}试了三个车位，两次成功，一次停偏。`,
      minutesAgo: 5,
    },
  ])
  await expect(async () => openAuthor(page, author, 4)).toPass()

  await page.getByRole('button', { name: '合并相似文章' }).click()
  await expect(page.getByText('2 件（合并相似）')).toBeVisible()
  await expect(feed(page)).toHaveCount(2)
  await expect(page).toHaveURL(/fold=1/)
  const story = feed(page).filter({ hasText: '澄屿说明把手失灵的处理办法' })
  await story.getByRole('button', { name: '另有 2 篇相似' }).click()
  await expect(story).toContainText('本篇最早')
  await expect(story).toContainText('正文 100% 相同')
  await expectAccessible(page)

  // The second copy says what it resembles and who was first.
  await page.getByRole('button', { name: '合并相似文章' }).click()
  await feed(page).getByRole('button', { name: '把手失灵将免费更换' }).last().click()
  await expect(reading(page)).toContainText(/正文 9\d% 相同、开头相同/)
  await expect(reading(page)).toContainText('最早：北汀都市报')
  await expect(reading(page)).toContainText('来源给出')
  await expect(reading(page).getByRole('region', { name: '内容提要' })).toContainText('关键词')

  // S goes round for this article alone, and every number follows.
  const reported = (word: string) => feed(page).filter({ hasText: word })
  const strip = page.getByRole('region', { name: '声量' })
  await expect(strip).toContainText('负面 4')
  await page.keyboard.press('s')
  await expect(page.getByText('已将 1 篇设为正面')).toBeVisible()
  await expect(reported('正面')).toHaveCount(1)
  await expect(strip).toContainText('负面 3')

  // Shift+S gives the whole story what it says; one U takes all of it back.
  await page.keyboard.press('Shift+S')
  await expect(page.getByText('整件事已设为正面，更改 2 篇')).toBeVisible()
  await expect(reported('正面')).toHaveCount(3)
  await expect(strip).toContainText('负面 1')
  await page.keyboard.press('u')
  await expect(reported('正面')).toHaveCount(1)
  await expect(strip).toContainText('负面 3')
  await page.keyboard.press('u')
  await expect(reported('负面')).toHaveCount(4)
  await expect(strip).toContainText('负面 4')

  await reading(page).getByRole('button', { name: '负面 一般，更正情感' }).click()
  await page.getByRole('menuitemradio', { name: '负面 · 严重' }).click()
  await expect(reading(page)).toContainText('人工更正')
  await expect(reported('严重')).toHaveCount(1)
  await reading(page).getByRole('button', { name: '负面 严重，更正情感' }).click()
  await page.getByRole('menuitem', { name: '整件事（3 篇）也设为负面' }).click()
  await expect(reported('严重')).toHaveCount(3)
  await page.reload()
  await expect(reading(page)).toContainText('人工更正')
  await expect(reported('严重')).toHaveCount(3)

  // What was said holds for a copy that comes later, whatever its source says.
  await handIn(page, [{ title: '再转：把手免费更换', author, body, media: '木桥说车', minutesAgo: 1 }])
  await expect(async () => {
    await openAuthor(page, author, 5)
    await expect(reported('严重')).toHaveCount(4, { timeout: 1_000 })
  }).toPass()
})

test('an article that is another story is taken out, and can be put back', async ({ page }) => {
  const author = authorOfThisRun('祝清和')
  const body = unlike()
  await openDesk(page)
  await handIn(page, [
    { title: '澄屿把手之甲', author, body, minutesAgo: 30, media: '北汀都市报' },
    { title: '澄屿把手之乙', author, body, minutesAgo: 20, media: '青麓日报' },
    { title: '澄屿把手之丙', author, body, minutesAgo: 10, media: '潮汐新闻网' },
  ])
  await expect(async () => openAuthor(page, author, 3)).toPass()
  await feed(page).getByRole('button', { name: '澄屿把手之甲' }).last().click()
  await expect(reading(page).getByRole('heading', { name: '另有 2 篇相似' })).toBeVisible()
  await reading(page).getByRole('button', { name: '不是同一件事：澄屿把手之丙' }).click()
  await expect(page.getByText('已移出相似文章，今后的转载也按此归并')).toBeVisible()
  await expect(reading(page).getByRole('heading', { name: '另有 1 篇相似' })).toBeVisible()
  await expect(reading(page)).not.toContainText('澄屿把手之丙')

  await page.keyboard.press('u')
  await expect(reading(page).getByRole('heading', { name: '另有 2 篇相似' })).toBeVisible()

  // By the selection as well: out again, and together.
  await reading(page).getByRole('button', { name: '不是同一件事：澄屿把手之丙' }).click()
  await expect(reading(page).getByRole('heading', { name: '另有 1 篇相似' })).toBeVisible()
  await page.getByRole('checkbox', { name: '选择：澄屿把手之甲' }).check()
  await page.getByRole('checkbox', { name: '选择：澄屿把手之丙' }).check()
  // The undoing before said so as well: its note is gone first, so that the next one is that of this act, which can be taken back.
  await expect(page.getByText(/已归为同一件事/)).toHaveCount(0)
  await page.getByRole('button', { name: '归为同一件事' }).click()
  await expect(page.getByText(/已归为同一件事/)).toBeVisible()
  await expect(reading(page).getByRole('heading', { name: '另有 2 篇相似' })).toBeVisible()

  // And taken back: what was decided before holds again.
  await page.keyboard.press('u')
  await expect(page.getByText('已恢复为原来的几件事')).toBeVisible()
  await expect(reading(page).getByRole('heading', { name: '另有 1 篇相似' })).toBeVisible()
})

test('a story of more than ten says so before, and another window follows', async ({ page, context }) => {
  const author = authorOfThisRun('梁以宁')
  const body = unlike()
  const copies = 12
  await openDesk(page)
  await handIn(
    page,
    Array.from({ length: copies }, (_, n) => ({ title: `澄屿把手说明之${n + 1}`, author, body, minutesAgo: n + 1 })),
  )
  await expect(async () => openAuthor(page, author, copies)).toPass()
  const other = await context.newPage()
  await openAuthor(other, author, copies)
  const reported = (window: typeof page, word: string) => feed(window).filter({ hasText: word })
  const strip = (window: typeof page) => window.getByRole('region', { name: '声量' })

  await feed(page).getByRole('button', { name: '澄屿把手说明之3', exact: true }).click()
  await page.keyboard.press('s')
  await expect(reported(page, '正面')).toHaveCount(1)
  await expect(reported(other, '正面')).toHaveCount(1)
  await expect(strip(other)).toContainText('负面 11')

  await page.keyboard.press('Shift+S')
  const question = page.getByRole('dialog', { name: '把整件事的 12 篇设为正面？' })
  await expect(question).toContainText('其中 0 篇属于其他监测项，1 篇此前已人工更正')
  await expectAccessible(page)
  await question.getByRole('button', { name: '取消' }).click()
  await expect(reported(page, '正面')).toHaveCount(1)

  await page.keyboard.press('Shift+S')
  await question.getByRole('button', { name: '更改 12 篇' }).click()
  await expect(page.getByText('整件事已设为正面，更改 11 篇')).toBeVisible()
  for (const window of [page, other]) {
    await expect(reported(window, '正面')).toHaveCount(copies)
    await expect(strip(window)).toContainText('负面 0')
  }
  await page.keyboard.press('u')
  for (const window of [page, other]) {
    await expect(reported(window, '负面')).toHaveCount(copies - 1)
    await expect(strip(window)).toContainText('负面 11')
  }

  // In a list of the negative ones an article that is none any more leaves, and the key stands on the next.
  await other.close()
  await page.goto(
    `/#/monitorData?filter=${encodeURIComponent(`author:${author}`)}&filter=${encodeURIComponent('sentiment:-1')}`,
  )
  await expect(feed(page)).toHaveCount(copies - 1)
  const amount = page.getByRole('heading', { name: '全部文章' }).locator('..')
  await expect(amount).toContainText('11 篇')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('s')
  await expect(feed(page)).toHaveCount(copies - 2)
  await expect(amount).toContainText('10 篇')
  await page.keyboard.press('s')
  await expect(page.getByText('已将 1 篇设为中性')).toBeVisible()
  await page.keyboard.press('j')
  await expect(feed(page).nth(1)).toBeFocused()
})
