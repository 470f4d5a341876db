// The desk, what is read, the overview and the monitors in narrow windows; 960 px is a window of 1440 at 150 %.
import type { Page } from '@playwright/test'
import { feed, openDesk, reading } from './fixtures/desk.ts'
import { expectFits } from './fixtures/fits.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const switchTo = (page: Page, pane: string) =>
  page.getByRole('group', { name: '区域' }).first().getByRole('button', { name: pane })
const listWidth = async (page: Page) => (await page.getByRole('region', { name: '文章列表' }).boundingBox())?.width ?? 0

const expectNoOverflow = (page: Page) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return expectFits(page, [[width, height]])
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [960, 600],
] as const)
  test(`at ${width} px the list keeps its room, with and without an article beside it`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openDesk(page)
    await feed(page).first().waitFor()
    expect(await listWidth(page)).toBeGreaterThanOrEqual(width === 1440 ? 690 : 640)
    await feed(page).first().click()
    await expect(reading(page).getByText('为什么在这里')).toBeVisible()
    await expect.poll(async () => (await reading(page).boundingBox())?.width).toBeGreaterThanOrEqual(380)
    expect(await listWidth(page)).toBeGreaterThanOrEqual(420)
    await expectNoOverflow(page)
  })

async function openOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(page, '/monitorData', feed(page).first())
}

test('on a phone there is one pane at a time, and a way back', async ({ page }) => {
  await openOnPhone(page)
  await feed(page).first().waitFor()
  expect(await listWidth(page)).toBe(390)
  await expectNoOverflow(page)
  await expectAccessible(page)

  await feed(page).first().click()
  await expect(reading(page).getByText('为什么在这里')).toBeVisible()
  await expect(feed(page).first()).toBeHidden()
  await switchTo(page, '文章列表').click()
  await expect(feed(page).first()).toBeVisible()

  await switchTo(page, '监测项').click()
  await page.getByRole('navigation', { name: '监测项' }).getByText('自动泊车').click()
  await expect(page.getByRole('heading', { name: '自动泊车', level: 1 })).toBeVisible()
})

test('on a phone the navigation is a drawer that shuts behind one', async ({ page }) => {
  await openOnPhone(page)
  const overview = page.getByRole('link', { name: '概览', exact: true }).first()
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeHidden()
  await page.getByRole('button', { name: '主导航' }).click()
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
  await expectAccessible(page)
  await overview.click()
  await expect(page.getByText('总声量')).toBeVisible()
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeHidden()
  await expectNoOverflow(page)
})

test('on a phone a monitor is written and tried', async ({ page }) => {
  await openOnPhone(page)
  await page.goto('/#/systemSettings?part=monitors')
  await switchTo(page, '监测项').click()
  await page.getByRole('navigation', { name: '监测项' }).getByText('自动泊车').click()
  await expect(page.getByRole('textbox', { name: '名称', exact: true })).toHaveValue('自动泊车')
  await expectNoOverflow(page)
  await page.getByRole('group', { name: '区域' }).last().getByRole('button', { name: '会收到什么' }).click()
  await expect(page.getByRole('complementary', { name: '会收到什么' })).toBeVisible()
  await expectAccessible(page)
})
