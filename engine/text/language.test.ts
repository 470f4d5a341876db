import { describe, expect, it } from 'vitest'
import { detectLanguage, languageByScript } from './language.ts'
import { processorMs } from './testing/processor-ms.ts'

describe('the language of short and mixed texts', () => {
  it.each([
    ['zh-TW', '《周刊王》直擊'],
    ['zh-TW', '一人說「不要」'],
    ['zh-TW', '各代表團選手都代表自己國家'],
    ['zh-CN', '后台里面只有一个人'],
    ['zh-CN', '影后Emma Stone和Nicolas Ghesquiere现身2018MetGala'],
    ['zh-CN', '留存！ 我在:http://t.cn/zT6Iswt'],
    ['zh-CN', '转发 @someverylongaccountname @another_long_name'],
    ['en', 'Nasdaq planning $100m share sale'],
    ['en', 'UK interest rates held at 4'],
    ['en', 'Mourinho plots impressive course'],
    ['en', 'Huawei (华为) unveils a new phone in Shenzhen with its own chips'],
    ['de', 'Die Regierung hat heute neue Pläne für das Land vorgestellt'],
    ['es', 'El gobierno de España anuncia nuevas medidas para la vivienda'],
    ['pt', 'O governo anuncia que não haverá aumento de impostos para as empresas'],
    ['nl', 'De regering wil het onderwijs in Nederland verbeteren'],
    ['tr', 'Hükümet yeni bir yasa için çalışıyor'],
    ['ja', '新しいiPhoneが発売されました'],
    ['other', 'http://t.cn/zT6Iswt'],
  ])('%s: %s', async (language, text) => expect(await detectLanguage(text)).toBe(language))

  it('takes its time from the beginning of a text alone', async () => {
    const began = process.cpuUsage()
    for (const text of [
      '@'.repeat(10_000_000),
      'http://'.repeat(2_000_000),
      'a b '.repeat(3_000_000),
      '\ud800'.repeat(10_000_000),
    ]) {
      languageByScript(text)
      await detectLanguage(text)
    }
    expect(processorMs(began)).toBeLessThan(2000)
  })
})
