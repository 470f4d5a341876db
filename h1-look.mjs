import { chromium } from 'playwright'
const url = (await (await import('node:fs/promises')).readFile('/tmp/h1-model.txt','utf8')).trim()
const base = 'http://localhost:18331'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
const shot = async (page, name) => { await page.screenshot({ path: `/tmp/h1-${name}.png` }) }
const signIn = async (account, size) => {
  const page = await (await browser.newContext({ viewport: size, locale: 'zh-CN' })).newPage()
  page.on('console', m => m.type() === 'error' && console.log('console', m.text().slice(0, 300)))
  page.on('pageerror', e => console.log('pageerror', e.message.slice(0, 300)))
  await page.goto(`${base}/`)
  await page.waitForTimeout(3000)
  const box = page.locator('input').first()
  await box.fill(account)
  await page.locator('input[type=password]').fill('guanlan-demo')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(5000)
  return page
}
const step = process.argv[2]
if (step === '1') {
  const page = await signIn('operator@guanlan.local', { width: 1440, height: 900 })
  await page.goto(`${base}/#/globalManage?part=models`); await page.waitForTimeout(3000)
  await page.getByLabel('地址').fill(url)
  await page.getByLabel('模型', { exact: true }).fill('local')
  await page.getByLabel('输入价格').fill('2'); await page.getByLabel('输出价格').fill('8')
  await page.getByRole('button', { name: '试一下' }).click(); await page.waitForTimeout(2500)
  await shot(page, 'global')
  await page.keyboard.press('Control+s'); await page.waitForTimeout(1500)
  await shot(page, 'global-saved')
  const demo = await signIn('demo@guanlan.local', { width: 1440, height: 900 })
  await demo.goto(`${base}/#/chatGpt/gptSession`); await demo.waitForTimeout(3000)
  await demo.locator('textarea').fill('近 3 天有哪些负面报道'); await demo.keyboard.press('Enter'); await demo.waitForTimeout(2500)
  await demo.getByRole('button', { name: '让模型回答' }).click(); await demo.waitForTimeout(4000)
  await shot(demo, 'notchosen')
  await demo.goto(`${base}/#/systemSettings?part=assistant`); await demo.waitForTimeout(3000)
  await shot(demo, 'own')
  await demo.getByLabel('标题之外，发送 300 字以内的摘录').check()
  await demo.keyboard.press('Control+s'); await demo.waitForTimeout(1500)
  await shot(demo, 'own-saved')
}
if (step === '2') {
  for (const [size, tag] of [[{ width: 1440, height: 900 }, 'big'], [{ width: 960, height: 600 }, 'small']]) {
    const demo = await signIn('demo@guanlan.local', size)
    await demo.goto(`${base}/#/chatGpt/gptSession`); await demo.waitForTimeout(3000)
    await demo.locator('textarea').fill(`近 3 天有哪些负面报道${tag === 'small' ? '？' : ''}`); await demo.keyboard.press('Enter'); await demo.waitForTimeout(2500)
    await demo.getByRole('button', { name: '让模型回答' }).click(); await demo.waitForTimeout(4000)
    await shot(demo, `cost-${tag}`)
    await demo.getByRole('button', { name: '发送并回答' }).click(); await demo.waitForTimeout(3000)
    await shot(demo, `running-${tag}`)
    await demo.waitForTimeout(12000)
    await demo.getByText('句因无依据已删去').first().click().catch(() => console.log('no dropped'))
    await shot(demo, `answer-${tag}`)
    await demo.goto(`${base}/#/chatGpt/product`); await demo.waitForTimeout(3000)
    await shot(demo, `product-${tag}`)
    await demo.getByLabel('产品名称').fill('青屏 Pro'); await demo.getByLabel('事实与卖点').fill('6.7英寸屏幕。充电20分钟可用一天。')
    await demo.getByRole('button', { name: '运行' }).click(); await demo.waitForTimeout(6000)
    await shot(demo, `product-run-${tag}`)
    await demo.getByRole('button', { name: '新建指令' }).click(); await demo.waitForTimeout(2500)
    await shot(demo, `instruction-${tag}`)
  }
}
await browser.close()
