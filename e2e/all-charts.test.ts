// The analysis as an analyst uses it: every figure opens as many articles as it says, narrows all charts, and one comes back to where one was.
import type { Page } from '@playwright/test'
import { untilWritten } from './fixtures/history.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const hourMs = 3_600_000
/** Three days that end two hours ago: they are written when the first journey begins to count, and nothing that arrives during the test belongs to them. */
const settled = () => {
  const to = new Date(Date.now() - 2 * hourMs)
  return `?${new URLSearchParams({ from: new Date(to.getTime() - 72 * hourMs).toISOString(), to: to.toISOString() })}`
}
const numberIn = (text: string | null): number => Number(/\d[\d,]*/.exec(text ?? '')?.[0].replaceAll(',', ''))
const panel = (page: Page, name: string) => page.locator(`[data-panel="${name}"]`)
const drawer = (page: Page) => page.getByRole('complementary', { name: '图表背后的文章' })
const busy = (page: Page) => page.locator('[aria-busy="true"]')

/** Goes to the figures of a chart by its slider, which says what it stands on. */
async function standOn(page: Page, name: string): Promise<number> {
  const slider = panel(page, name).getByRole('slider')
  await slider.scrollIntoViewIfNeeded()
  await slider.focus()
  return numberIn((await slider.getAttribute('aria-valuetext'))?.split('：').at(-1) ?? null)
}

test('figures open as many articles as they say, here and in the desk', async ({ page }) => {
  test.slow()
  await untilWritten(page, 74)
  await openSignedIn(page, `/analysis${settled()}`, panel(page, 'dataVolumeTrend').getByRole('slider'))
  await expectAccessible(page)
  // The demonstration may still be filling its past while this runs: then both numbers are asked for again.
  let tries = 0
  await expect(async () => {
    if (tries++ > 0) await page.reload()
    for (const name of ['mediaTypes', 'releaseHotZone', 'accountGender']) {
      await panel(page, name).scrollIntoViewIfNeeded()
      const shown = await standOn(page, name)
      expect(shown, name).toBeGreaterThan(0)
      await page.keyboard.press('Enter')
      await expect(drawer(page).getByRole('status').first()).toHaveText(`${shown.toLocaleString('en-US')} 篇`)
      if (name === 'mediaTypes') {
        await drawer(page).getByRole('button', { name: '在文章列表打开' }).click()
        const total = page
          .getByText(new RegExp(`(?<![\\d,])${shown.toLocaleString('en-US')} 篇`))
          .filter({ visible: true })
          .first()
        await expect(total)
          .toBeVisible({ timeout: 5_000 })
          .finally(() => page.goBack())
        await expect(panel(page, 'dataVolumeTrend').getByRole('slider')).toBeVisible()
      } else await page.keyboard.press('Escape')
    }
  }).toPass({ timeout: 120_000 })
})

test('a figure narrows all charts, a stretch is drawn over the time, and both are let go again', async ({ page }) => {
  await openSignedIn(page, '/analysis', panel(page, 'dataVolumeTrend').getByRole('slider'))
  const columns = page.getByRole('region', { name: '声量' }).first().getByRole('group').getByRole('button')
  await columns.nth(3).click()
  await expect(page).toHaveURL(/whole=7d/)
  await expect(busy(page)).toHaveCount(0)
  await panel(page, 'mediaTypes').scrollIntoViewIfNeeded()
  await expect(panel(page, 'mediaTypes').getByRole('slider')).toBeAttached()
  await standOn(page, 'mediaTypes')
  await page.keyboard.press('Enter')
  await drawer(page).getByRole('button', { name: '只看这些' }).click()
  await expect(page).toHaveURL(/filter=mediaType/)
  await expect(panel(page, 'mediaTypes').getByRole('slider')).toHaveAttribute('aria-valuemax', '2')
  await page.reload()
  await expect(page.locator('.chip')).toHaveCount(3)
  await page.locator('.chip').first().getByRole('button').last().click()
  await expect(page).toHaveURL(url => !url.hash.includes('whole='))
  await expect(page.locator('.chip')).toHaveCount(2)
})

test('an article by keys alone and back to the same place, a line of the negative analysis, a rising word', async ({
  page,
}) => {
  test.slow()
  await openSignedIn(page, `/analysis${settled()}`, panel(page, 'dataVolumeTrend').getByRole('slider'))
  await test.step('by keys alone to an article and back to the same place', async () => {
    const slider = panel(page, 'sentimentShares').getByRole('slider')
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(drawer(page).getByRole('checkbox').first()).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('o')
    await expect(drawer(page).getByText('1 /')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page).getByText('1 /')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await expect(slider).toBeFocused()
  })
  await test.step('a line of the negative analysis opens as many articles as it says', async () => {
    const negative = panel(page, 'negativeAnalysis')
    await negative.scrollIntoViewIfNeeded()
    const cell = negative.getByRole('table').getByRole('button').first()
    // The demonstration may still be filling its past while this runs: then both numbers are asked for again.
    await expect(async () => {
      await negative.scrollIntoViewIfNeeded()
      await cell.click()
      const shown = numberIn((await cell.getAttribute('aria-label'))?.split('：').at(-1) ?? null)
      expect(shown).toBeGreaterThan(0)
      await expect(drawer(page).getByRole('status').first()).toHaveText(`${shown.toLocaleString('en-US')} 篇`)
    }).toPass({ timeout: 120_000 })
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
  })
  await test.step('a rising word shows what goes with it, and is put to the stop words and taken back', async () => {
    const words = panel(page, 'hotKeyWord')
    await words.scrollIntoViewIfNeeded()
    await expect(words.getByRole('slider')).toBeAttached()
    await standOn(page, 'hotKeyWord')
    const name = (await words.getByRole('slider').getAttribute('aria-valuetext'))?.split(/[ ，]/)[0] ?? ''
    await page.keyboard.press('Enter')
    await expect(drawer(page).getByText('常一起出现：')).toBeVisible()
    await drawer(page).getByRole('button', { name: '设为停用词' }).click()
    const reported = page.getByText(`“${name}”已加入`)
    await expect(reported).toBeVisible()
    await expect(words.getByRole('slider')).not.toHaveAttribute('aria-valuetext', new RegExp(`^${name}[ ，]`))
    await page.getByRole('button', { name: '撤销' }).last().click()
    await expect(page.getByText('已撤销').last()).toBeVisible()
    await page.keyboard.press('Escape')
    await words.getByRole('button', { name: '升降' }).click()
    await expect(words.getByText('上一时段').first()).toBeVisible()
  })
})

test('the volume by another field, an hour of the week, a medium of all, and regions as a map open their articles', async ({
  page,
}) => {
  test.slow()
  await openSignedIn(page, `/analysis${settled()}`, panel(page, 'dataVolumeTrend').getByRole('slider'))
  await test.step('the volume is split by another field, an hour of the week and a medium of all open their articles', async () => {
    await panel(page, 'split').getByRole('button', { name: '按媒体类型' }).click()
    await page.getByRole('menuitemradio', { name: '按情感' }).click()
    await panel(page, 'split').getByRole('button', { name: '占比' }).click()
    await expect(page).toHaveURL(/split=sentiment&as=shares/)
    await page.reload()
    await expect(panel(page, 'split').getByRole('button', { name: '按情感' })).toBeVisible()
    await expect(async () => {
      const shown = await standOn(page, 'weekHours')
      await page.keyboard.press('Enter')
      await expect(drawer(page).getByRole('status').first()).toHaveText(`${shown.toLocaleString('en-US')} 篇`)
      await page.keyboard.press('Escape')
    }).toPass({ timeout: 120_000 })
    await panel(page, 'activeMedia').scrollIntoViewIfNeeded()
    await panel(page, 'activeMedia').getByRole('button', { name: '全部媒体' }).click()
    const row = page.getByRole('row').nth(1)
    await expect(row).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: '账号', exact: true }).click()
    await expect(page).toHaveURL(/all=accounts/)
    await expect(busy(page)).toHaveCount(0)
    await expect(async () => {
      const shown = await row.getByRole('gridcell').nth(2).textContent()
      await row.getByRole('gridcell').nth(1).click()
      await expect(drawer(page).getByRole('status').first()).toHaveText(`${shown} 篇`)
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toHaveCount(0)
    }).toPass({ timeout: 120_000 })
    await page.getByRole('button', { name: '返回图表' }).click()
    await expect(panel(page, 'split').getByRole('slider')).toBeVisible()
  })
  await test.step('regions as a map lead from a province to its cities, and each number is that of its articles', async () => {
    const regions = panel(page, 'releaseHotZone')
    await regions.scrollIntoViewIfNeeded()
    await regions.getByRole('button', { name: '地图', exact: true }).click()
    await expect(page).toHaveURL(/release=map/)
    await expect(regions.getByText('示意图，不代表实际边界')).toBeVisible()
    await expectAccessible(page)
    // The demonstration may still be filling its past while this runs: then both numbers are asked for again.
    await expect(async () => {
      const shown = await standOn(page, 'releaseHotZone')
      expect(shown).toBeGreaterThan(0)
      await page.keyboard.press('Enter')
      await expect(drawer(page).getByRole('status').first()).toHaveText(`${shown.toLocaleString('en-US')} 篇`)
      await page.keyboard.press('Escape')
    }).toPass({ timeout: 120_000 })
    await regions.getByRole('button', { name: '看下一级：发布地区' }).click()
    await page.getByRole('menuitem', { name: '浙江' }).click()
    await expect(page).toHaveURL(/release=map(~|%7E)330000/)
    await page.reload()
    await regions.scrollIntoViewIfNeeded()
    await expect(regions.getByText('没有浙江的地图，以条形显示')).toBeVisible()
    await expect(async () => {
      const shown = await standOn(page, 'releaseHotZone')
      await page.keyboard.press('Enter')
      await expect(drawer(page).getByRole('status').first()).toHaveText(`${shown.toLocaleString('en-US')} 篇`)
      await page.keyboard.press('Escape')
    }).toPass({ timeout: 120_000 })
    await regions.getByRole('button', { name: '浙江，回到全国' }).click()
    await expect(regions.getByText('示意图，不代表实际边界')).toBeVisible()
  })
})

test('a story’s spread is drawn, walked by the keyboard, and said as a table', async ({ page }) => {
  const toSpread = page.getByRole('link', { name: /传播/ }).first()
  await openSignedIn(page, `/overview${settled()}`, toSpread)
  await toSpread.click()
  const picture = panel(page, 'spread').getByRole('region', { name: '传播图' })
  await picture.getByRole('slider').focus()
  await expect(picture.getByRole('slider')).toHaveAttribute('aria-valuetext', /直接转载：[1-9]/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await picture.getByRole('button', { name: '媒体类型' }).click()
  await picture.getByRole('button', { name: '看表格：传播图' }).click()
  await expect(picture.getByRole('columnheader', { name: '转载自' })).toBeVisible()
  await expect(picture.getByRole('row').nth(1)).toContainText('最早')
  await expectAccessible(page)
})

test('a panel is given a title and another kind, which stay, and is put back', async ({ page }) => {
  await openSignedIn(page, '/analysis', panel(page, 'dataVolumeTrend').getByRole('slider'))
  await page.getByRole('button', { name: '安排图表' }).click()
  await page.getByRole('button', { name: '改标题与样式：媒体类型' }).click()
  await page.getByRole('textbox', { name: '媒体类型的标题' }).fill('谁在说')
  await page.keyboard.press('Enter')
  const kept = page.waitForResponse(answer => answer.url().endsWith('/inews/view/layout'))
  await page.getByRole('group', { name: '媒体类型的图形' }).getByRole('button', { name: '表' }).click()
  await kept
  await expectAccessible(page)
  await page.reload()
  const media = panel(page, 'mediaTypes')
  await media.scrollIntoViewIfNeeded()
  await expect(media.getByRole('heading', { name: '谁在说' })).toBeVisible()
  await expect(media.getByRole('table')).toBeVisible()
  await page.getByRole('button', { name: '安排图表' }).click()
  await page.getByRole('button', { name: '恢复默认' }).click()
  await expect(media.getByRole('heading', { name: '媒体类型' })).toBeVisible()
})
