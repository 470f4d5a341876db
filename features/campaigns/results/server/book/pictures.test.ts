// The page copy of a piece as a picture, drawn by Chromium of this machine where there is one.
import { findChromium, openDocuments } from '@guanlan/platform/server'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { textsToFrame } from './pictures.ts'

const chromium = await findChromium(undefined)
const documents = openDocuments(chromium)
afterAll(() => documents.close())

test('the title and the beginning of the text are framed', () => {
  expect(textsToFrame('新平台发布', '短\n续航一千公里的新平台今天在江城发布，首批车型年内上市。')).toEqual([
    '新平台发布',
    '续航一千公里的新平台今天在江城发布，首批车型年内',
  ])
  expect(textsToFrame('', '短')).toEqual([])
})

test.skipIf(chromium === null)(
  'a frame is drawn around the piece; a page without it is a picture all the same',
  async () => {
    const html = `<body style="margin:0;background:#fff">${'<p>别的</p>'.repeat(60)}<h1>新平台发布</h1><script>document.body.innerHTML = ''</script></body>`
    const redOf = async (texts: string[]) => {
      const picture = await documents.pagePicture(html, texts, { orgId: 7, userId: null })
      if (!picture) throw new Error('no picture')
      const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
      let red = 0
      for (let at = 0; at < data.length; at += info.channels)
        if ((data[at] ?? 0) > 180 && (data[at + 1] ?? 255) < 110 && (data[at + 2] ?? 255) < 110) red++
      return { red, width: info.width }
    }
    expect((await redOf(['新平台发布'])).red).toBeGreaterThan(500)
    expect(await redOf(['没有的话'])).toMatchObject({ red: 0, width: 1_024 })
  },
)
