// Media as somebody keeps them: found in the shared library, taken in after their number was said, tagged, put into a group, compared and taken out again.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun } from './fixtures/desk.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('media come from the shared library into ours, get tags and a group, and differ from it where somebody wrote', async ({
  page,
}) => {
  const word = authorOfThisRun('岚')
  const [paper, site] = [`${word}日报`, `${word}网`]
  const call = await memberCallsOf(page.request)
  await call('POST', '/ua/upload/article/addBatch', {
    items: [
      { title: paper, media: paper, mediaType: 'press' },
      { title: site, media: site, mediaType: 'web' },
    ],
  })
  const found = () => call<{ total: number }>('POST', '/inews/mediaLibrary/media', { like: word })
  await expect.poll(async () => (await found()).total).toBe(2)

  await openSignedIn(page, '/mediaList?tab=shared', page.getByRole('heading', { level: 1, name: '共享媒体库' }))
  await page.getByRole('searchbox').fill(word)
  await expect(page.getByRole('row', { name: new RegExp(word) })).toHaveCount(2)
  await page.getByRole('button', { name: '筛选' }).click()
  const filters = page.getByRole('dialog', { name: /筛选/ })
  await filters.getByLabel('媒体类型', { exact: true }).selectOption({ label: '平媒' })
  await expect(page.getByRole('row', { name: new RegExp(word) })).toHaveCount(1)
  await filters.getByLabel('媒体类型 是').selectOption({ label: '不是' })
  await expect(page.getByRole('row', { name: new RegExp(paper) })).toHaveCount(0)
  await filters.getByRole('button', { name: '清除筛选' }).click()
  await expect(page.getByRole('row', { name: new RegExp(word) })).toHaveCount(2)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('checkbox', { name: '选择已加载的全部行' }).check()
  await page.getByRole('button', { name: '加入机构媒体' }).click()
  const sure = page.getByRole('dialog').filter({ hasText: '所选 2 个条目，其中 0 个已在机构媒体中，将加入 2 个。' })
  await sure.getByRole('button', { name: '加入机构媒体' }).click()
  await expect(page.getByText('已加入 2 个媒体')).toBeVisible()

  await page.getByRole('link', { name: '机构媒体' }).click()
  await page.getByRole('searchbox').fill(word)
  await page.getByRole('row', { name: new RegExp(paper) }).click()
  const form = page.getByRole('form', { name: paper })
  await form.getByRole('combobox', { name: '本机构级别' }).fill('央级')
  await page.getByRole('option', { name: '央级' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('row', { name: new RegExp(paper) })).toContainText('共享库 级别未知')
  await expectAccessible(page)
  await form.getByRole('button', { name: '关闭' }).click()

  await page.getByRole('checkbox', { name: '选择已加载的全部行' }).check()
  await page.getByRole('button', { name: '标签', exact: true }).click()
  await page.getByLabel('添加标签').fill('本地，重点')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('2 个媒体的标签已修改')).toBeVisible()
  await page.getByRole('checkbox', { name: '选择已加载的全部行' }).check()
  await page.getByRole('button', { name: '加入媒体组' }).click()
  await page.getByLabel('新组名称').fill(word)
  await page.getByRole('button', { name: '放入' }).click()
  await expect(page.getByText('已放入 2 个媒体')).toBeVisible()

  await page.getByRole('button', { name: '与共享库核对' }).click()
  const line = page.getByRole('row', { name: new RegExp(paper) })
  await expect(line).toContainText('成员填写')
  await expect(line.getByRole('checkbox')).not.toBeChecked()
  await line.getByRole('checkbox').check()
  await page.getByRole('button', { name: '采用勾选的 1 项' }).click()
  await expect(page.getByText('1 个媒体已更新')).toBeVisible()

  await openSignedIn(page, '/myMedia?part=groups', page.getByRole('heading', { level: 1, name: '媒体组' }))
  await expect(page.getByRole('region', { name: word })).toContainText('2 个媒体')
  await expectAccessible(page)
})
